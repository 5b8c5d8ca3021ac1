/** How the sixteen Characters look; `Portrait.svelte` draws them. */
export interface Look {
  skin: string;
  hair: string;
  cut: 'short' | 'long' | 'bun' | 'bald' | 'curly' | 'bob' | 'crop';
  clothes: string;
  back: string;
  extra?:
    'glasses' | 'beard' | 'moustache' | 'cap' | 'beret' | 'apron' | 'tie' | 'stethoscope' | 'bandana' | 'headband' | 'shades';
}

export const LOOKS: Record<string, Look> = {
  C01: { skin: '#f0c3a0', hair: '#8a4b23', cut: 'bob', clothes: '#d96b8a', back: '#f3d6c4', extra: 'apron' },
  C03: { skin: '#eab896', hair: '#d9d9d9', cut: 'bald', clothes: '#6b8a5a', back: '#dfe3c8', extra: 'glasses' },
  C04: { skin: '#c98b62', hair: '#3a1f5c', cut: 'long', clothes: '#7a4fb5', back: '#e4d3f2', extra: 'glasses' },
  C05: { skin: '#f2c9a5', hair: '#c8963c', cut: 'short', clothes: '#2fa4a0', back: '#cdeeea', extra: 'headband' },
  C06: { skin: '#8d5a3b', hair: '#1d1410', cut: 'bun', clothes: '#26344d', back: '#c9d3e3', extra: 'shades' },
  C07: { skin: '#e9b78f', hair: '#5a3a22', cut: 'short', clothes: '#f4f7f7', back: '#cfe4ea', extra: 'stethoscope' },
  C08: { skin: '#f4c9b0', hair: '#d9a441', cut: 'long', clothes: '#e8743b', back: '#fbe0b8', extra: 'shades' },
  C09: { skin: '#f0bfa0', hair: '#b5451f', cut: 'bun', clothes: '#7fb8d6', back: '#fbd9d2', extra: 'apron' },
  C10: { skin: '#d79a6d', hair: '#4a3326', cut: 'crop', clothes: '#4f7a4a', back: '#dbe8cf', extra: 'moustache' },
  C11: { skin: '#a9714a', hair: '#181210', cut: 'bob', clothes: '#3c3c46', back: '#e6dccb', extra: 'tie' },
  C12: { skin: '#e8b48e', hair: '#7a4f2a', cut: 'long', clothes: '#b23a2c', back: '#f2d4b6', extra: 'cap' },
  C13: { skin: '#c48a62', hair: '#8f8f8f', cut: 'crop', clothes: '#6d5a44', back: '#ddd2c0', extra: 'beard' },
  C14: { skin: '#efc4a4', hair: '#d8c27a', cut: 'crop', clothes: '#56633f', back: '#d5dbc3', extra: 'beret' },
  C15: { skin: '#7a4a2e', hair: '#2a1a12', cut: 'curly', clothes: '#b97a45', back: '#ecd9bd', extra: 'apron' },
  C16: { skin: '#d9a27a', hair: '#5c4630', cut: 'short', clothes: '#5b6b3a', back: '#d8d3b4', extra: 'bandana' },
};

/** The dog. */
export const SHEP = 'C02';
