import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { Section } from '@guest/shared/ui/section/section';
import { Suspense } from 'react';
import { useAccountText } from '../texts/account-texts';
import { AboutMe } from '../edit/about-me';
import { ErasureNotice } from '../privacy/erasure-notice';
import { HotelWifi } from './hotel-wifi';
import { ProfileHead } from './profile-head';
import { SignOut } from './sign-out';
import styles from './profile.module.css';

/** These sections are below the main content of the page, so they are loaded lazily. */
const loadDevices = () => import(/* webpackChunkName: "part-privacy" */ './devices').then((it) => it.Devices);
const loadNotifications = () =>
  import(/* webpackChunkName: "part-notifications" */ '../notifications/notifications').then(
    (it) => it.Notifications,
  );
const loadPrivacy = () =>
  import(/* webpackChunkName: "part-privacy" */ '../privacy/privacy').then((it) => it.Privacy);

export function Profile() {
  const text = useAccountText();
  const property = usePathParam('property');
  const { user } = useRead(profileContract.getGuest, { params: { property } });
  usePageName(user.is_verified ? text('Verified guest') : text('Not verified yet'));

  return (
    <div className={styles.page}>
      <ProfileHead user={user} />
      {user.eraseAt && <ErasureNotice eraseAt={user.eraseAt} />}
      <Section heading={text('About you')}>
        <AboutMe user={user} />
      </Section>
      {user.stay_state === 'IN' && <HotelWifi />}
      <Suspense>
        <Section heading={text('Notifications')}>
          <LazyPart load={loadNotifications} isWanted with={{ hasEmail: Boolean(user.email) }} />
        </Section>
        <Section heading={text('Devices')}>
          <LazyPart load={loadDevices} isWanted with={{}} />
        </Section>
        <Section heading={text('Your data')}>
          <LazyPart load={loadPrivacy} isWanted with={{ user }} />
        </Section>
      </Suspense>
      <SignOut />
    </div>
  );
}
