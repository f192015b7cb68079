import { AudioBubble } from '../attachments/audio-bubble';
import { DocumentBubble } from '../attachments/document-bubble';
import { PhotoBubble } from '../attachments/photo-bubble';
import { useText } from '../../texts';
import { useFileUrl } from '../../uploads/use-file-url';
import { useObjectUrl } from '@guest/shared/uploads/use-object-url';
import type { ShownMessage } from '../../model/message/shown-message';

/** Reserves a common aspect ratio until the size of the photo is known. */
const USUAL_SIZE = { width: 4, height: 3 };

/** The file of a message, shown from this device while it is being sent and from the server afterwards. */
export function MessageFile({ message }: { message: ShownMessage; isOwn: boolean }) {
  const text = useText();
  const { attachment, urlPath, messageType, fileData, sending } = message;
  const local = useObjectUrl(attachment?.blob);
  const { file, again } = useFileUrl(attachment ? undefined : urlPath);
  const url = local ?? file?.url;
  const progress = sending === 'uploading' ? (message.progress ?? 0) : undefined;

  if (messageType === 'audio') {
    return (
      <AudioBubble name={text('Voice message')} url={url} seconds={fileData?.seconds} progress={progress} />
    );
  }
  if (messageType !== 'photo') {
    const name = fileData?.name ?? text('Document');
    return <DocumentBubble name={name} size={fileData?.size ?? 0} url={url} progress={progress} />;
  }
  const { width = USUAL_SIZE.width, height = USUAL_SIZE.height } = fileData ?? {};
  const small = file?.sizes[0]?.url;
  return (
    <PhotoBubble
      photo={
        url === undefined ? undefined : { url, thumbUrl: small ?? url, alt: text('Photo'), width, height }
      }
      sizes={local === undefined ? file?.sizes : []}
      size={{ width, height }}
      progress={progress}
      onFailed={again}
    />
  );
}
