import { Button } from '@guest/shared/ui/button/button';
import { useState } from 'react';
import { copyAddress } from '../../diagnostics/copy-address';
import { withMix } from '../../diagnostics/mix-link';
import { publishedVersions } from '../../diagnostics/page-releases';
import { useLazyText } from '../../lazy-texts/use-lazy-text';

/** Copies a link to this page that pins its current versions, so that everyone who opens it sees the same. */
export function CopyVersions() {
  const text = useLazyText();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    setIsCopied(await copyAddress(withMix(location.href, publishedVersions())));
  };
  return (
    <Button onClick={() => void copy()} aria-live="polite">
      {isCopied ? text('Copied') : text('Copy a link to these versions')}
    </Button>
  );
}
