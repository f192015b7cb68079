import { useHost } from '@guest/shared';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { Card } from '@guest/shared/ui/card/card';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import HeartHandshake from 'lucide/dist/esm/icons/heart-handshake.mjs';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';
import { useText } from '../texts';
import { Agree } from './agree';
import styles from './guidelines-page.module.css';

export function GuidelinesPage() {
  const text = useText();
  const { lang } = useHost();
  const property = usePathParam('property');
  const { version, paragraphs } = useRead(feedContract.getGuidelines, { params: { property } });
  const isKnownGuest = !useIsAnonymous();

  return (
    <div className={styles.page}>
      <PageHeading
        heading={text('Community guidelines')}
        line={text('Our rules for sharing, so everyone feels welcome.')}
      />
      {isKnownGuest && (
        <LazyPart
          load={withLazyTexts(lang, () =>
            import(/* webpackChunkName: "guidelines-of-guest" */ './changes').then(
              (it) => it.GuidelinesChanges,
            ),
          )}
          isWanted
          with={{ property }}
        />
      )}
      {paragraphs.length === 0 ? (
        <EmptyState icon={HeartHandshake} heading={text('No guidelines yet')}>
          {text('Please be kind, and ask before posting photos of others.')}
        </EmptyState>
      ) : (
        <Card>
          <ol className={styles.paragraphs}>
            {paragraphs.map((paragraph) => (
              <li key={paragraph}>
                <bdi>{paragraph}</bdi>
              </li>
            ))}
          </ol>
          <p className={styles.version}>{text('Version {version}', { version })}</p>
        </Card>
      )}
      {isKnownGuest && (
        <>
          <p className={styles.back}>
            <Agree property={property} version={version} />
          </p>
          <LazyPart
            load={withLazyTexts(lang, () =>
              import(/* webpackChunkName: "guidelines-of-guest" */ './blocked-guests').then(
                (it) => it.BlockedGuests,
              ),
            )}
            isWanted
            with={{ property }}
          />
        </>
      )}
      <p className={styles.back}>
        <ButtonLink to="property-discover" params={{ property }}>
          {text('Back to Share')}
        </ButtonLink>
      </p>
    </div>
  );
}
