import type { PropertySummary } from '@guest/shared/contracts/property/property.contract';
import { useQueryParam } from '@guest/shared/page/use-query-param';
import { ChipLink, Chips } from '@guest/shared/ui/section/chips';
import styles from './kit.module.css';
import { useKitText } from './kit-texts';
import { useThemePreview } from './use-theme-preview';

/**
 * Selects the hotel theme, the colour scheme and the text direction of the kit page. The address stores the
 * selection.
 */
export function KitTheme({ hotels }: { hotels: PropertySummary[] }) {
  const text = useKitText();
  const hotel = useQueryParam('hotel');
  const theme = useQueryParam('theme');
  const direction = useQueryParam('dir');
  useThemePreview({
    theme: hotels.find(({ identity }) => identity === hotel.value)?.theme,
    scheme: theme.value,
    direction: direction.value,
  });

  return (
    <>
      <Switch
        name={text('Hotel')}
        param={hotel}
        options={[
          [undefined, text('None')],
          ...hotels.map(({ identity, name }): [string, string] => [identity, name]),
        ]}
      />
      <Switch
        name={text('Colours')}
        param={theme}
        options={[
          [undefined, text('Match device')],
          ['light', text('Light')],
          ['dark', text('Dark')],
        ]}
      />
      <Switch
        name={text('Direction')}
        param={direction}
        options={[
          [undefined, text('Match language')],
          ['ltr', text('Left to right')],
          ['rtl', text('Right to left')],
        ]}
      />
      <ul role="list" aria-label={text('Roles')} className={styles.roles}>
        {roles.map((role) => (
          <li key={role} className={styles[role]}>
            <code>{role}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

const roles = ['raised', 'accent', 'soft', 'positive', 'warning', 'danger'] as const;

function Switch(props: {
  name: string;
  param: ReturnType<typeof useQueryParam>;
  options: [value: string | undefined, name: string][];
}) {
  const { name, param, options } = props;
  return (
    <Chips name={name}>
      {options.map(([value, option]) => (
        <ChipLink key={option} to={param.withValue(value)} isOn={param.value === value}>
          {option}
        </ChipLink>
      ))}
    </Chips>
  );
}
