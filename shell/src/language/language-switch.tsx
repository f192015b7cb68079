import type { Property } from '@guest/shared/contracts/property/property.contract';
import { useHost } from '@guest/shared';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { IconButton } from '@guest/shared/ui/button/icon-button';
import Languages from 'lucide/dist/esm/icons/languages.mjs';
import { useState } from 'react';
import { useText } from '../texts';
import { offeredLanguages } from './offered-languages';

const loadSheet = () =>
  import(/* webpackChunkName: "language-sheet" */ './language-sheet').then((it) => it.LanguageSheet);

/**
 * Opens the language sheet if there is more than one language. Its icon is understood by guests who cannot
 * read the page.
 */
export function LanguageSwitch({ property }: { property: Property | null }) {
  const text = useText();
  const host = useHost();
  const [isOpen, setIsOpen] = useState(false);
  // The sheet stays mounted once it was opened, so that it can restore the focus when it closes.
  const [wasOpened, setWasOpened] = useState(false);
  const offered = offeredLanguages(property);
  if (offered.length < 2) return null;

  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const onLoadFailure = () => {
    host.toast('error', text("This part didn't load."));
    setWasOpened(false);
  };
  return (
    <>
      <IconButton icon={Languages} name={text('Language')} aria-haspopup="dialog" onClick={open} />
      <LazyPart
        load={loadSheet}
        isWanted={wasOpened}
        with={{ host, offered, isOpen, onClose: () => setIsOpen(false) }}
        onFailure={onLoadFailure}
      />
    </>
  );
}
