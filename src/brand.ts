/** The shop's name, address and look. A renamed shop needs changes only here and in `src/styles/tokens.css`. */
export const shopName = 'Tappet'

/** E-mail address of the demo's customer service; a shop sets the variable `PUBLIC_SUPPORT_EMAIL`. */
export const demoEmail = 'help@tappet.example'

/** The picture of shared links, 1200 × 630; `npm run drawings` draws it from the wordmark. */
export const shareImage = '/share.png'

/**
 * The wordmark, as paths of SVG in a box of `width` × `height`: the mark, of which `cam` is filled with the accent and
 * `foot` is a line of 2.4, and `letters`, lines of 3.1. The mark alone is the icon.
 */
export const wordmark = {
  width: 132,
  height: 24,
  cam: 'M14.4 4.5l3.7 5.2a2.6 2.6 0 01-2 4.1l-6.4.2A6 6 0 1114.4 4.5zM11 8a1.5 1.5 0 10-3 0 1.5 1.5 0 003 0z',
  foot: 'M2 16.5h15M9.5 16.5V22.5',
  letters:
    'M26 5h13M32.5 5v17M42.5 22L48 5h1.5L55 22M44.5 17h8.5M60 22V5h5.5a4.7 4.7 0 010 9.4H60M76.5 22V5H82a4.7 4.7 0 010 9.4h-5.5M104 5H93v15.5h11M93 12.5h9.5M107 5h13M113.5 5v17',
}

/** Colours in light and dark mode for places without style sheets; the others are in `src/styles/tokens.css`. */
export const brandColours = {
  sheet: { light: '#ffffff', dark: '#1c2024' },
  ink: { light: '#15181c', dark: '#eceae5' },
  accent: { light: '#c8410b', dark: '#ff7a3d' },
}
