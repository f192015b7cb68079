import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { useLazyRead } from '@guest/shared/reads/use-lazy-read';
import { SelectField } from '@guest/shared/ui/form/field/select-field';
import { useState } from 'react';
import type { TaggedPlace } from '../drafts/tagged-place';
import { useLazyText } from '../lazy-texts/lazy-texts';

interface PlaceFieldProps {
  property: string;
  place: TaggedPlace | undefined;
  onChange: (place: TaggedPlace | undefined) => void;
}

/** Tags an outlet or activity of the hotel. The lists are loaded when the field gets the focus, or to name the place. */
export function PlaceField({ property, place, onChange }: PlaceFieldProps) {
  const text = useLazyText();
  const [isWanted, setWanted] = useState(place?.name === '');
  const outlets = useLazyRead(outletContract.listOutlets, { params: { property } }, isWanted);
  const activities = useLazyRead(
    activityContract.listActivities,
    { params: { property }, query: {} },
    isWanted,
  );
  const places: TaggedPlace[] = [
    ...(outlets.data?.items ?? []).map(({ uuid, name }) => ({ type: 'outlet' as const, uuid, name })),
    ...(activities.data?.activities ?? []).map(({ uuid, name }) => ({
      type: 'activity' as const,
      uuid,
      name,
    })),
  ];
  // The chosen place is shown before the lists are there, and if the hotel no longer offers it.
  const all = place && !places.some(({ uuid }) => uuid === place.uuid) ? [place, ...places] : places;
  return (
    <SelectField
      name="place"
      label={text('Place')}
      note={text('optional')}
      value={place?.uuid ?? ''}
      options={[
        { value: '', name: text('No place') },
        ...all.map(({ uuid, name }) => ({ value: uuid, name })),
      ]}
      onFocus={() => setWanted(true)}
      onPointerEnter={() => setWanted(true)}
      onChange={({ target }) => onChange(all.find(({ uuid }) => uuid === target.value))}
    />
  );
}
