import { useHost } from '@guest/shared';
import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';
import { useText } from '../texts';
import { MenuButton } from './menu-button';

/** Opens what can be done with a post. `onDeleted` is called when the guest has deleted it. */
export function PostMenuButton({ post, onDeleted }: { post: Post; onDeleted?: () => void }) {
  const text = useText();
  const { lang } = useHost();
  return (
    <MenuButton
      name={text('More about the post by {name}', { name: post.author.nickName })}
      load={withLazyTexts(lang, () =>
        import(/* webpackChunkName: "post-menu" */ './post-menu').then((it) => it.PostMenu),
      )}
      with={{ post, onDeleted }}
    />
  );
}
