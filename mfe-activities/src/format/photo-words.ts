import type { CarouselWords } from '@guest/shared/ui/carousel/carousel-controls';
import { useText } from '../texts';

/** Returns the labels of the carousel controls. */
export function usePhotoWords(): CarouselWords {
  const text = useText();
  return {
    pause: text('Pause'),
    play: text('Play'),
    previous: text('Previous photo'),
    next: text('Next photo'),
  };
}
