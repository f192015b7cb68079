import { PlainPicture, type PictureProps } from './plain-picture';

/** A picture of the hotel. Of an imported photo, the browser chooses the format and the width. */
export function Picture(props: PictureProps) {
  const { image, isSmall, ratio } = props;
  // On phones, a photo is said to be half as wide as it is shown: their pixels are so fine that nobody sees the rest,
  // but everybody waits for it.
  const sizes = isSmall ? '120px' : `(min-width:640px) ${ratio === 'fill' ? 100 : 34}vw,50vw`;
  return (
    <PlainPicture {...props}>
      {image.sources?.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
    </PlainPicture>
  );
}
