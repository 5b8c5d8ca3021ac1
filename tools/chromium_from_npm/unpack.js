// Unpacks the carried Chromium, its fonts and its libraries into the folder that TMPDIR names.
import { join } from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';

const packed = join(import.meta.dirname, 'node_modules', '@sparticuz', 'chromium', 'bin');
await inflate(join(packed, 'al2023.tar.br'));
await chromium.executablePath(packed);
