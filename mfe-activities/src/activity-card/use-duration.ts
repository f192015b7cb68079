import { useText } from '../texts';

/** Returns a function that formats a duration in hours and minutes. */
export function useDuration(): (minutes: number) => string {
  const text = useText();
  return (total) => {
    const hours = Math.floor(total / 60);
    const minutes = total % 60;
    if (hours === 0) return text('{minutes} min', { minutes });
    if (minutes === 0) return text('{hours} h', { hours });
    return text('{hours} h {minutes} min', { hours, minutes });
  };
}
