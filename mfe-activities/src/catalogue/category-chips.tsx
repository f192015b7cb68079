import { useQueryParam } from '@guest/shared/page/use-query-param';
import { ChipLink, Chips } from '@guest/shared/ui/section/chips';
import { useText } from '../texts';
import { categoryName } from '../activity-card/category-texts';

/** A filter by category, stored in the address. It is not shown if there is only one category. */
export function CategoryChips({ categories }: { categories: string[] }) {
  const text = useText();
  const { value: chosen, withValue } = useQueryParam('category');
  if (categories.length < 2) return null;
  return (
    <Chips name={text('Filter by category')}>
      <ChipLink to={withValue(undefined)} isOn={chosen === undefined}>
        {text('All')}
      </ChipLink>
      {categories.map((category) => (
        <ChipLink key={category} to={withValue(category)} isOn={category === chosen}>
          {categoryName(category, text)}
        </ChipLink>
      ))}
    </Chips>
  );
}
