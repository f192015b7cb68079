import { useText } from '../../texts';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { Notice } from '@guest/shared/ui/state/notice';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { useRef, useState, type FormEvent } from 'react';
import { useHoldPlaces } from '../model/use-hold-places';
import type { BookingFlow } from '../model/use-booking-flow';
import { BookingBar } from '../parts/booking-bar';
import { BookingErrorNotice } from '../parts/booking-error-notice';
import { StepHead } from '../parts/step-head';
import { MinimumParticipants } from '../parts/minimum-participants';
import { partyCheck } from './party-check';
import styles from './people.module.css';
import { UnitField } from './unit-field';
import { useProblemText } from './use-problem-text';

/** The second step: who comes. Continuing holds the places. */
export function PeopleStep({ flow }: { flow: BookingFlow }) {
  const lazyText = useLazyText();
  const text = useText();
  const { bookable, draft, mode, session } = flow;
  const { holdPlaces, busyWith } = useHoldPlaces(flow);
  const problemText = useProblemText(bookable);
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problems = partyCheck(draft, bookable);
  const shown = isTried ? problems : [];
  const ofParty = [...new Set(shown.filter((problem) => !('index' in problem)).map(problemText))];
  if (!session) return null;
  const { sessionUuid } = session;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (problems.length === 0) return void holdPlaces(sessionUuid);
    setIsTried(true);
    // The errors are in the document after the next frame.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={lazyText('Who is coming?')}
      onSubmit={submit}
      className={styles.step}
    >
      <StepHead flow={flow} step={2} heading={lazyText('Who is coming?')} />
      <MinimumParticipants session={session} bookable={bookable} />
      {mode === 'wait' && (
        <Notice icon={CircleAlert} heading={text('Full')}>
          <p>
            {lazyText("Join the waiting list. We'll tell you when places are free and keep them for you.")}
          </p>
        </Notice>
      )}
      <BookingErrorNotice flow={flow} holding={{ holdPlaces, busyWith }} />
      <div role="alert">
        {ofParty.length > 0 && (
          <Notice tone="danger" icon={CircleAlert}>
            {ofParty.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Notice>
        )}
      </div>
      {bookable.units.map((unit) => (
        <UnitField key={unit.unitId} unit={unit} flow={flow} problems={shown} />
      ))}
      <BookingBar flow={flow} label={lazyText('Continue')} isBusy={busyWith !== undefined} />
    </form>
  );
}
