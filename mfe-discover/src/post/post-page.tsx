import { feedContract } from '@guest/shared/contracts/feed.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { PageHeading } from '@guest/shared/ui/page-heading';
import { useText } from '../texts';
import { Comments } from './comments';
import { PostCard } from './post-card';
import styles from './post-page.module.css';

export function PostPage() {
  const text = useText();
  const property = usePathParam('property');
  const postId = usePathParam('id');
  const post = useRead(feedContract.getPost, { params: { property, postId } });
  usePageName(post.author.nickName);

  return (
    <div className={styles.page}>
      <PageHeading heading={text('Post by {name}', { name: post.author.nickName })} />
      <PostCard post={post} isAlone isPriority />
      <Comments post={post} />
    </div>
  );
}
