import { remotes, type RemoteName } from '@guest/shared/routes/remotes';
import { Toggle } from '@guest/shared/ui/form/field/toggle';
import { useMixText } from './mix-texts';

/**
 * Loads a remote from the dev server of this device. The choice is stored in a cookie, so no link can carry
 * it to other devices.
 */
export function LocalSwitch(props: { name: RemoteName; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { name, isOn, onChange } = props;
  const text = useMixText();
  return (
    <Toggle
      name={`local-${name}`}
      label={text('From this device')}
      help={
        <code dir="ltr">
          pnpm dev --only {name} · localhost:{remotes[name].port}
        </code>
      }
      checked={isOn}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
