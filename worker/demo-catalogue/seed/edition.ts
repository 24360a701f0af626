/**
 * Names what the seed writes. A test works it out from the tables and says when it is to be changed; a database of
 * another edition is written anew.
 */
export const edition = '94c2381c76db'
