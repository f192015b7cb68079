import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { useFileUrl } from '../../uploads/use-file-url';
import styles from './shown-photos.module.css';
import { useRequestText } from '../texts/request-texts';

/** The photos of a request, each of which opens full-size. */
export function ShownPhotos({ photos }: Pick<Ticket, 'photos'>) {
  if (photos.length === 0) return null;
  return (
    <ul role="list" className={styles.photos}>
      {photos.map(({ urlPath }, at) => (
        <Photo key={urlPath} urlPath={urlPath} number={at + 1} />
      ))}
    </ul>
  );
}

function Photo({ urlPath, number }: { urlPath: string; number: number }) {
  const text = useRequestText();
  const { file, again } = useFileUrl(urlPath);
  return (
    <li className={styles.place}>
      {file && (
        <a href={file.url} target="_blank" rel="noreferrer" className={styles.link}>
          <img
            src={file.sizes[0]?.url ?? file.url}
            alt={text('Photo {number}', { number })}
            className={styles.photo}
            onError={again}
          />
        </a>
      )}
    </li>
  );
}
