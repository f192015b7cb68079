import { RadioGroup } from '@guest/shared/ui/form/field/radio-group';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { useState } from 'react';
import type { Days } from '../model/request-days';
import { useRequestText } from '../texts/request-texts';

/** Lets the guest choose between as soon as possible and a certain time. */
export function PreferredTime({ timePolicy, days }: { timePolicy: 'optional' | 'required'; days: Days }) {
  const text = useRequestText();
  const [isLater, setIsLater] = useState(timePolicy === 'required');
  const missing = text('Please choose a day and time.');
  return (
    <>
      {timePolicy === 'optional' && (
        <RadioGroup
          name="when"
          label={text('When')}
          defaultValue="now"
          options={[
            { value: 'now', name: text('As soon as possible') },
            { value: 'later', name: text('Schedule for later') },
          ]}
          onChoose={(value) => setIsLater(value === 'later')}
        />
      )}
      {isLater && (
        <>
          <TextField
            kind="date"
            name="requestedFor"
            label={text('Day')}
            defaultValue={days.first}
            min={days.first}
            max={days.last}
            missing={missing}
            required
          />
          <TextField
            kind="time"
            name="requestedTime"
            label={text('Time')}
            help={text('Hotel time')}
            missing={missing}
            required
          />
        </>
      )}
    </>
  );
}
