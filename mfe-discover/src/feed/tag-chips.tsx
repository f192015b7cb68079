import { useQueryParam } from '@guest/shared/page/use-query-param';
import { ChipLink, Chips } from '@guest/shared/ui/section/chips';
import { useText } from '../texts';

/** A filter by tag, stored in the address. */
export function TagChips({ tags, chosen }: { tags: string[]; chosen: string | undefined }) {
  const text = useText();
  const { withValue } = useQueryParam('tag');
  if (tags.length === 0) return null;
  return (
    <Chips name={text('Filter by tag')}>
      <ChipLink to={withValue(undefined)} isOn={chosen === undefined}>
        {text('All')}
      </ChipLink>
      {tags.map((tag) => (
        <ChipLink key={tag} to={withValue(tag)} isOn={tag === chosen}>
          <bdi>#{tag}</bdi>
        </ChipLink>
      ))}
    </Chips>
  );
}
