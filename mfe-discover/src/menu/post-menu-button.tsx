import { useHost } from '@guest/shared';
import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { IconButton } from '@guest/shared/ui/button/icon-button';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import { useState } from 'react';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';
import { useText } from '../texts';
import styles from './post-menu-button.module.css';

/** Opens what can be done with a post. The menu is loaded with the first tap. */
export function PostMenuButton({ post }: { post: Post }) {
  const text = useText();
  const { lang } = useHost();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const name = text('More about the post by {name}', { name: post.author.nickName });
  return (
    <div className={styles.menu}>
      <IconButton
        icon={Ellipsis}
        name={name}
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      <LazyPart
        load={withLazyTexts(lang, () =>
          import(/* webpackChunkName: "post-menu" */ './post-menu').then((it) => it.PostMenu),
        )}
        isWanted={isWanted}
        with={{ post, isOpen, onClose: () => setOpen(false) }}
        onFailure={() => setWanted(false)}
      />
    </div>
  );
}
