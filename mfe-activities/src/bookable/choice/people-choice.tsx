import { Icon } from '@guest/shared/ui/base/icon';
import { Card } from '@guest/shared/ui/card/card';
import { SelectField } from '@guest/shared/ui/form/field/select-field';
import { Stepper } from '@guest/shared/ui/form/field/stepper';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { MAX_ADULTS, MAX_CHILDREN, MAX_CHILD_AGE, peopleParams } from '../model/book-search';
import { useBookSearch } from '../model/use-book-search';
import styles from './people-choice.module.css';

/** The age of a child who has just been added; the field next to it asks for the right one. */
const FIRST_AGE = 8;

/** Asks for the number of adults and the age of each child, because many activities have age limits. */
export function PeopleChoice() {
  const text = useLazyText();
  const { search, updateSearch } = useBookSearch();
  const { adults, ages } = search.people;
  const change = (people: { adults: number; ages: number[] }) => updateSearch(peopleParams(people));
  return (
    <Card>
      <details>
        <summary className={styles.summary}>
          <Icon of={Users} size={20} />
          {ages.length === 0
            ? text('{adults, plural, one {# adult} other {# adults}}', { adults })
            : text(
                '{adults, plural, one {# adult} other {# adults}}, {children, plural, one {# child} other {# children}}',
                { adults, children: ages.length },
              )}
          <span className={styles.change}>{text('Change')}</span>
        </summary>
        <div className={styles.fields}>
          <Stepper
            name="adults"
            label={text('Adults')}
            fewer={text('Fewer adults')}
            more={text('More adults')}
            min={1}
            max={MAX_ADULTS}
            defaultValue={adults}
            onChoose={(value) => change({ adults: value, ages: [...ages] })}
          />
          <Stepper
            name="children"
            label={text('Children')}
            fewer={text('Fewer children')}
            more={text('More children')}
            max={MAX_CHILDREN}
            defaultValue={ages.length}
            onChoose={(count) =>
              change({ adults, ages: Array.from({ length: count }, (_, i) => ages[i] ?? FIRST_AGE) })
            }
          />
          {ages.length > 0 && (
            <div className={styles.ages}>
              {ages.map((age, index) => (
                <SelectField
                  key={index}
                  name={`age.${index}`}
                  label={text('Age of child {n}', { n: index + 1 })}
                  options={AGES}
                  value={String(age)}
                  onChange={({ target }) => change({ adults, ages: ages.with(index, Number(target.value)) })}
                />
              ))}
            </div>
          )}
        </div>
      </details>
    </Card>
  );
}

const AGES = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => ({
  value: String(age),
  name: String(age),
}));
