import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { useAccountText } from '../profile/texts/account-texts';
import { CalendarButton } from './calendar/calendar-button';
import { DayPlan } from './day-plan/day-plan';
import styles from './my-stay.module.css';

const loadDoNotDisturb = () =>
  import(/* webpackChunkName: "part-my-stay" */ './do-not-disturb/do-not-disturb').then(
    (it) => it.DoNotDisturb,
  );
const loadStays = () => import(/* webpackChunkName: "part-my-stay" */ './stays/stays').then((it) => it.Stays);

/** Shows the day plan, the guest's stays, the do-not-disturb switch, and the calendar that follows the stay. */
export function MyStay() {
  const text = useAccountText();
  return (
    <div className={styles.page}>
      <PageHeading heading={text('My stay')} />
      <DayPlan />
      <LazyPart load={loadStays} isWanted with={{}} waiting={<Skeleton shape="row" count={2} />} />
      <LazyPart load={loadDoNotDisturb} isWanted with={{}} waiting={null} />
      <CalendarButton />
    </div>
  );
}
