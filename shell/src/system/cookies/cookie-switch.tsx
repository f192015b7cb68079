import { Card } from '@guest/shared/ui/card/card';
import { Toggle } from '@guest/shared/ui/form/field/toggle';

/** One kind of thing that may be kept; without `onChange` it is not for the guest to decide. */
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
