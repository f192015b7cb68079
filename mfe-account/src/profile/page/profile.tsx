import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { LatePart } from '@guest/shared/ui/state/late-part';
import { Section } from '@guest/shared/ui/section/section';
import { Suspense } from 'react';
import { useOwnText } from '../texts/own-texts';
import { AboutMe } from '../edit/about-me';
import { ErasureNotice } from '../privacy/erasure-notice';
import { HouseWifi } from './house-wifi';
import { ProfileHead } from './profile-head';
import { SignOut } from './sign-out';
import styles from './profile.module.css';

/** Both sections are below the main content of the page, so they are loaded lazily. */
const loadDevices = () => import('./devices').then((it) => it.Devices);
const loadPrivacy = () => import('../privacy/privacy').then((it) => it.Privacy);

export function Profile() {
  const text = useOwnText();
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
      {user.stay_state === 'IN' && <HouseWifi />}
      <Suspense>
        <Section heading={text('Devices')}>
          <LatePart load={loadDevices} isWanted with={{}} />
        </Section>
        <Section heading={text('Your data')}>
          <LatePart load={loadPrivacy} isWanted with={{ user }} />
        </Section>
      </Suspense>
      <SignOut />
    </div>
  );
}
