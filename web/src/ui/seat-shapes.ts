/** How seats are told apart without their colour: the outline of the mark of each, in a square from -12 to 12. */
export const SEAT_SHAPES: readonly string[] = [
  'M0-10.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21z', // circle
  'M-7.5-9.5h15q2 0 2 2v15q0 2-2 2h-15q-2 0-2-2v-15q0-2 2-2z', // square
  'M-1.6-10.9q1.600-1.300 3.200 0l9.300 9.300q1.300 1.600 0 3.200l-9.300 9.300q-1.600 1.300-3.200 0l-9.300-9.300q-1.300-1.600 0-3.200z', // diamond
  'M-5.500-10h11l5.700 10l-5.700 10h-11l-5.700-10z', // hexagon
  'M-9.500-9.500q5 .5 9.500-1.500q4.500 2 9.500 1.500q1.500 9-1.500 14q-2.500 4-8 6.500q-5.500-2.500-8-6.500q-3-5-1.500-14z', // shield
  'M0-11.500l11.300 18.500q1 3-2 3.500h-18.600q-3-.5-2-3.500z', // triangle
  'M0-11.500l3.400 4.700l5.700-.6l-1.300 5.400l4 4.100l-5 2.700l-.5 5.700l-6.300-1.800l-6.300 1.800l-.5-5.700l-5-2.700l4-4.100l-1.300-5.400l5.700.6z', // star
];

/** The outline of the mark of a seat. */
export function seatShape(seat: number): string {
  return SEAT_SHAPES[seat % SEAT_SHAPES.length]!;
}
