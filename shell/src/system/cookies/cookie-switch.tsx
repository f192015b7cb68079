import { Card } from '@guest/shared/ui/card/card';
import { Toggle } from '@guest/shared/ui/form/field/toggle';

/** One category of stored data. Without `onChange` the guest cannot change it. */
export function CookieSwitch(props: {
  name: string;
  line: string;
  isOn: boolean;
  onChange?: (isOn: boolean) => void;
}) {
  const { name, line, isOn, onChange } = props;
  return (
    <Card>
      <Toggle
        label={name}
        help={line}
        checked={isOn}
        disabled={!onChange}
        onChange={(event) => onChange?.(event.target.checked)}
      />
    </Card>
  );
}
