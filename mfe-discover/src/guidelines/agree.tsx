import { useHost } from '@guest/shared';
import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { readQuery } from '@guest/shared/reads/read-query';
import { useLazyRead } from '@guest/shared/reads/use-lazy-read';
import { Button } from '@guest/shared/ui/button/button';
import { useState } from 'react';
import { useText } from '../texts';
import { followAllowToPost } from './follow-allow-to-post';
import { showChangedGuidelines } from './show-changed-guidelines';

interface AgreeProps {
  property: string;
  /** The version that the guest has read. */
  version: string;
}

/** Lets a signed-in guest agree to the guidelines where that is still needed. */
export function Agree({ property, version }: AgreeProps) {
  const text = useText();
  const host = useHost();
  const [isBusy, setBusy] = useState(false);
  const params = { property };
  const { data } = useLazyRead(postingContract.getOwnShare, { params }, true);
  if (!data?.needs.includes('guidelines')) return null;

  async function agree() {
    setBusy(true);
    const { token } = host.session.getState();
    const outcome = await host.api.send(postingContract.acceptGuidelines, { params, body: { version } });
    setBusy(false);
    if ('data' in outcome) followAllowToPost(host, token, outcome.data);
    else {
      host.toast('error', outcome.error);
      await showChangedGuidelines(host, property, outcome.response?.data);
    }
    await host.queries.invalidateQueries({
      queryKey: readQuery(host, postingContract.getOwnShare, { params }).queryKey,
    });
  }

  return (
    <Button look="primary" isBusy={isBusy} onClick={() => void agree()}>
      {text('I agree')}
    </Button>
  );
}
