import { FailedPart } from '@guest/shared/ui/state/read-section';
import { useOrderText } from '../../late-texts/order-texts';

/** Where nobody has answered what the basket comes to. */
export function QuoteFailed({ retry }: { retry: () => void }) {
  const text = useOrderText();
  return (
    <FailedPart
      texts={{
        failed: text('We could not count your order just now. It is kept on this device.'),
        retry: text('Try again'),
      }}
      onRetry={retry}
    />
  );
}
