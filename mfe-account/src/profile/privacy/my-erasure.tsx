import { useHost } from '@guest/shared';
import { privacyContract, type Erasure } from '@guest/shared/contracts/guest/privacy.contract';
import type { Challenge } from '@guest/shared/contracts/sign-up/sign-up.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { useState } from 'react';
import { useOwnText } from '../texts/own-texts';
import { ErasureBlockers } from './erasure-blockers';
import { ErasureChoice, type PostsChoice } from './erasure-choice';
import { ErasureNotice } from './erasure-notice';
import { TypedCode } from '../edit/typed-code';
import { useErasureChanged } from './use-erasure-changed';

/**
 * Deletes the account in steps: blockers, choice for posts, confirmation with a fresh code, and a week to
 * undo.
 */
export function MyErasure({ onDone }: { onDone: () => void }) {
  const text = useOwnText();
  const host = useHost();
  const params = { property: usePathParam('property') };
  const { blockers, eraseAt } = useRead(privacyContract.getErasure, { params });
  const [asked, setAsked] = useState<{ challenge: Challenge; posts: PostsChoice }>();
  const changed = useErasureChanged();

  if (eraseAt) return <ErasureNotice eraseAt={eraseAt} />;
  if (blockers.length > 0) return <ErasureBlockers blockers={blockers} />;
  if (!asked) return <ErasureChoice onAsked={(challenge, posts) => setAsked({ challenge, posts })} />;
  const { challenge, posts } = asked;
  return (
    <TypedCode
      challenge={challenge}
      onRenewed={(renewed) => setAsked({ challenge: renewed, posts })}
      action={text('Delete account')}
      send={(proof, signal) =>
        host.api.call(privacyContract.erase, {
          params,
          body: { ...proof, posts },
          signal,
          isToastSuppressed: true,
        })
      }
      onSent={(erasure: Erasure) => {
        changed(erasure);
        onDone();
      }}
    />
  );
}
