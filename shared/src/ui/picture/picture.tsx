import { PlainPicture, type PictureProps } from './plain-picture';

/** A picture of the hotel. Of an imported photo, the browser chooses the format and the width. */
export function Picture(props: PictureProps) {
  const { image, isSmall, ratio } = props;
  // On phones `sizes` claims half of the real width: at their pixel density nobody sees the difference, and the
  // smaller file loads faster.
  const sizes = isSmall ? '120px' : `(min-width:640px) ${ratio === 'fill' ? 100 : 34}vw,50vw`;
  return (
    <PlainPicture {...props}>
      {image.sources?.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
    </PlainPicture>
  );
}
