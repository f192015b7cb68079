import { useObjectUrl } from '@guest/shared/uploads/use-object-url';
import { useSharedText } from './shared-texts';
import styles from './shared-sheet.module.css';

/** The photos as small pictures, in their order. */
export function SharedPictures({ photos }: { photos: File[] }) {
  return (
    <ul role="list" className={styles.pictures}>
      {photos.map((photo, i) => (
        <li key={`${photo.name} ${photo.size} ${i}`}>
          <SharedPicture photo={photo} number={i + 1} />
        </li>
      ))}
    </ul>
  );
}

function SharedPicture({ photo, number }: { photo: File; number: number }) {
  const text = useSharedText();
  const url = useObjectUrl(photo);
  return <img src={url} alt={text('Photo {number}', { number })} className={styles.picture} />;
}
