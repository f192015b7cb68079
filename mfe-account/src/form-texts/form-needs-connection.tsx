import { NeedsConnection } from '@guest/shared/ui/state/needs-connection';
import { useText } from '../texts';

/**
 * Warns the guest before the form is filled in that it needs a connection: unlike messages and posts, it cannot wait in
 * an outbox.
 */
export function FormNeedsConnection() {
  const text = useText();
  return <NeedsConnection text={text("You're offline. This needs a connection to the hotel.")} />;
}
