/** Silhouettes that game-icons.net does not have as we need them, drawn by us in its box of 512 by 512. */

import { shape } from '$board/shape';

export const SPIKES = shape('M40 400h432v60H40zM128 60l56 316H72zM256 20l60 356H196zM384 60l56 316H328z');

/** Three darts that fly to the right. */
export const DARTS = shape(
  'M20 76l60 30h250V80l112 46-112 46v-26H80l-60 30 26-50zM80 216l60 30h230v-26l112 46-112 46v-26H140l-60 30 26-50zM20 356l60 30h250v-26l112 46-112 46v-26H80l-60 30 26-50z',
);

/** A hole with a broken rim. */
export const PIT = shape(
  'M256 110c120 0 216 60 216 146s-96 146-216 146S40 342 40 256s96-146 216-146zm0 46l-60 26-36-12-42 40-36 46 30 50 52 14 40 34 62-14 60 12 50-40 34-16 20-52-40-40-44-14-34-28z',
);

export const BOULDER = shape(
  'M214 46l110 12 96 76 44 118-40 112-94 84-126 18-104-56-62-110 12-124 74-98zm8 44l-70 40-42 74 76 34 64-60zm104 20l-42 70 40 70 96 10-8-58-36-62zM104 250l-6 68 44 74 62 30 30-84-48-56zm182 36l-24 58 44 74 70-46 36-62-60-34z',
);

/** A wall with battlements. */
export const FORTIFICATION = shape(
  'M40 96h88v64h56V96h144v64h56V96h88v320H40zm24 136v56h112v-56zm136 0v56h112v-56zm136 0v56h112v-56zM64 312v56h48v-56zm72 0v56h112v-56zm136 0v56h112v-56zm136 0v56h40v-56z',
);

/** A gun on three legs. */
export const TURRET = shape(
  'M60 150h220l20-30h72v40h110v44H372v46h-84l-20 46 120 176h-60L244 340l-84 132h-60l120-180-22-42h-78l-60-40z',
);

/** A stone head with a helmet: a statue that waits. */
export const STATUE = shape(
  'M256 24c104 0 168 78 168 184v124l-52 40 12 88-72-32-56 60-56-60-72 32 12-88-52-40V208C88 102 152 24 256 24zm-16 120L128 196v60l112-24zm32 0v88l112 24v-60zM168 276l16 44 56-28v-32zm176 0l-72-16v32l56 28zM200 372v24h112v-24z',
);
