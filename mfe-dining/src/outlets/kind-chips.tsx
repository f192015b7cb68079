import { useQueryParam } from '@guest/shared/page/use-query-param';
import { ChipLink, Chips } from '@guest/shared/ui/section/chips';
import { useText } from '../texts';
import { kindTexts, type OutletKind } from './outlet-kinds';

/** A filter by kind, stored in the address. It is not shown if there is only one kind. */
export function KindChips({ kinds }: { kinds: OutletKind[] }) {
  const text = useText();
  const { value: chosen, withValue } = useQueryParam('kind');
  if (kinds.length < 2) return null;
  return (
    <Chips name={text('Filter by type')}>
      <ChipLink to={withValue(undefined)} isOn={chosen === undefined}>
        {text('All')}
      </ChipLink>
      {kinds.map((kind) => (
        <ChipLink key={kind} to={withValue(kind)} isOn={kind === chosen}>
          {text(kindTexts[kind])}
        </ChipLink>
      ))}
    </Chips>
  );
}
