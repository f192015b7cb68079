import { useOrderText } from '../../lazy-texts/order-texts';

/** Returns a function that describes how many choices a group requires or allows. */
export function useChoiceRule(): (group: { min: number; max: number }) => string {
  const text = useOrderText();
  return ({ min, max }) => {
    if (min === 0) return text('Choose up to {max}', { max });
    if (min === max) return text('Choose {min}', { min });
    return text('Choose {min} to {max}', { min, max });
  };
}
