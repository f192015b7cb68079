import { Chip, Chips } from '@guest/shared/ui/section/chips';
import { Tabs } from '@guest/shared/ui/section/tabs';
import { useState } from 'react';
import { useKitText } from './kit-texts';
import { ExampleGroup, Example } from './example';

export function TabExamples() {
  const text = useKitText();
  const [on, setOn] = useState<string[]>(['children']);
  const filters = [
    ['vegetarian', text('Vegetarian')],
    ['gluten', text('Gluten-free')],
    ['children', text('For children')],
  ] as const;
  const toggle = (filter: string) =>
    setOn(on.includes(filter) ? on.filter((it) => it !== filter) : [...on, filter]);
  return (
    <ExampleGroup heading={text('Tabs and filters')}>
      <Example state={text('Default')}>
        <Tabs
          name={text('Bookings')}
          tabs={[
            { id: 'coming', name: text('Upcoming'), count: 2, panel: text('Tea ceremony, today at four') },
            { id: 'past', name: text('Past'), panel: text('Yoga at sunrise') },
            { id: 'cancelled', name: text('Cancelled'), panel: text('No bookings yet') },
          ]}
        />
      </Example>
      <Example state={text('Default')}>
        <Chips name={text('Tabs and filters')}>
          {filters.map(([filter, name]) => (
            <Chip key={filter} isOn={on.includes(filter)} onTap={() => toggle(filter)}>
              {name}
            </Chip>
          ))}
        </Chips>
      </Example>
    </ExampleGroup>
  );
}
