import { useHost } from '@guest/shared';
import { privacyContract, type Erasure } from '@guest/shared/contracts/guest/privacy.contract';
import type { Challenge } from '@guest/shared/contracts/sign-up/sign-up.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { readQuery } from '@guest/shared/reads/read-query';
import { useRead } from '@guest/shared/reads/use-read';
import { useState } from 'react';
import { useAccountText } from '../texts/account-texts';
import { ErasureBlockers } from './erasure-blockers';
import { ErasureChoice, type PostsChoice } from './erasure-choice';
import { ErasureNotice } from './erasure-notice';
import { VerificationCodeForm } from '../edit/verification-code-form';
import { useErasureChanged } from './use-erasure-changed';

/**
 * Deletes the account in steps: blockers, choice for posts, confirmation with a fresh code, and a week to
 * undo.
 */
export function MyErasure({ onDone }: { onDone: () => void }) {
  const text = useAccountText();
  const host = useHost();
  const params = { property: usePathParam('property') };
  const { blockers, eraseAt } = useRead(privacyContract.getErasure, { params });
  const [isAfterStay, setIsAfterStay] = useState(false);
  const [erasureRequest, setErasureRequest] = useState<{ challenge: Challenge; posts: PostsChoice }>();
  const changed = useErasureChanged();

  if (eraseAt) return <ErasureNotice eraseAt={eraseAt} />;
  if (blockers.length > 0 && !isAfterStay)
    return <ErasureBlockers blockers={blockers} onAfterStay={() => setIsAfterStay(true)} />;
  // Without a stay there is nothing to wait for.
  const afterStay = isAfterStay && blockers.length > 0;
  if (!erasureRequest)
    return (
      <ErasureChoice
        afterStay={afterStay}
        onCodeSent={(challenge, posts) => setErasureRequest({ challenge, posts })}
        onBlocked={() => {
          setIsAfterStay(false);
          void host.queries.invalidateQueries(readQuery(host, privacyContract.getErasure, { params }));
        }}
      />
    );
  const { challenge, posts } = erasureRequest;
  return (
    <VerificationCodeForm
      challenge={challenge}
      onRenewed={(renewed) => setErasureRequest({ challenge: renewed, posts })}
      action={text('Delete account')}
      send={(proof, signal) =>
        host.api.call(privacyContract.erase, {
          params,
          body: { ...proof, posts, ...(afterStay && { afterStay }) },
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
