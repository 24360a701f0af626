import type { MutatedFile } from './mutant.ts'

const room = 'worker/car-photos'
const cleaning = ['tests/worker/car-photos/clean-picture.test.ts']
const endpoint = ['tests/worker/endpoints/car-photo.test.ts']

/** Faults of the photos of customers' cars: who reaches them, and what remains of an uploaded file. */
export const carPhotoMutants: MutatedFile[] = [
  {
    file: `${room}/clean-picture.ts`,
    tests: cleaning,
    changes: [['a picture may have any size', '&& side <= maxCarPhotoSide', '']],
  },
  {
    file: `${room}/clean-jpeg.ts`,
    tests: cleaning,
    changes: [
      ['metadata segments are kept', 'else if (!isMetadata(marker)) return null', 'else kept.push(segment)'],
      ['what follows the end is kept', 'joinBytes(kept) }', 'joinBytes([...kept, file.subarray(at + 2)]) }'],
      ['a picture without pixels is one', '!size || scans === 0', '!size'],
      ['any number of frames is read', '      if (size) return null\n', ''],
      ['frames browsers do not decode are kept', '[0xc0, 0xc1, 0xc2]', '[0xc0, 0xc1, 0xc2, 0xc3, 0xc9]'],
      ['the Adobe segment is kept as it is', 'kept.push(...adobeSegment(segment))', 'kept.push(segment)'],
      ['tables are kept with what follows them', '[shortened(segment, end)]', '[segment]'],
      ['text is a Huffman table', 'if (free < 0) return null', ''],
      ['symbols of a Huffman table repeat', 'new Set(symbols).size === symbols.length', 'total >= 0'],
      ['the header of a scan may hold anything', 'shortened(segment, header), file', 'segment, file'],
      ['four inks are three colours', '![1, 3].includes(components)', 'components > 4'],
    ],
  },
  {
    file: `${room}/clean-webp.ts`,
    tests: cleaning,
    changes: [
      ['metadata chunks make a file unreadable', "'VP8X', 'ICCP', 'EXIF', 'XMP '", "'VP8X'"],
      ['the last of several chunks is the picture', 'kept.length !== 1 && (', 'kept.length === 2 && ('],
      ['a file cut short is a picture', 'if (end > file.length) return null', ''],
      ['a picture that needs another is one', '(view.getUint8(0) & 1) === 0', 'true'],
    ],
  },
  {
    file: `${room}/car-photos.ts`,
    tests: endpoint,
    changes: [
      [
        'a car need not be in the customer’s list',
        "|| found.car ? found : 'notFound'",
        "|| found ? found : 'notFound'",
      ],
      [
        'all customers share a folder',
        'const owner = await ownerOf(profile)\n    const cars',
        "const owner = await sha256('everybody')\n    const cars",
      ],
      ['a changed e-mail address loses the photos', "customer === '' ?", "email !== '' ?"],
      ['photos outlive their cars', 'if (!(await deleteStrays(found)))', 'if (false)'],
      [
        'a car added meanwhile loses its photo',
        'const strays = straysBeside(current)',
        'const strays = straysBeside(cars)',
      ],
      [
        'any number of photos is stored',
        "if (!(await createAttemptLimit(c).allows('car-photo', found.email))) return { kind: 'limited' }",
        '',
      ],
      [
        'the file is stored as it came',
        'bucket.put(found.key, picture.bytes)',
        'bucket.put(found.key, new Uint8Array(file))',
      ],
      [
        'a bucket that hangs is waited for',
        'await within(carPhotoDeadline, work, late)',
        'await (late() && work)',
      ],
      ['failures of the bucket are not reported', '      report(error)\n', ''],
      [
        'an unwritten version counts as stored',
        "(await writeVersions({ do: 'photo', id, photo })) ? {",
        "(await writeVersions({ do: 'photo', id, photo })) || true ? {",
      ],
    ],
  },
  {
    file: 'worker/endpoints/car-photo.ts',
    tests: endpoint,
    changes: [['any number of bytes is read', 'maxCarPhotoBytes)', '100 * maxCarPhotoBytes)']],
  },
  {
    file: 'src/forms/posted-form.ts',
    tests: ['tests/forms/posted-file-form.test.ts'],
    changes: [
      ['a file too large costs what was typed', 'isWhole ? [bytes] : [', 'isWhole ? [bytes] : [bytes] || ['],
      ['a file cut off is taken for a photo', '!isWhole || posted.size > maxFileBytes', 'posted.size < 0'],
      ['any length of text is read', 'if (form.toString().length > 3 * maxTextBytes) return null', ''],
    ],
  },
  {
    file: 'worker/middleware/guard.ts',
    tests: endpoint,
    changes: [
      [
        'other sites delete photos',
        "const isRead = method === 'GET' ||",
        "const isRead = method !== 'POST' ||",
      ],
    ],
  },
  {
    file: 'worker/middleware/document-headers.ts',
    tests: endpoint,
    changes: [
      [
        'an uploaded file may run scripts',
        "if (type.startsWith('image/')) headers",
        "if (type === '') headers",
      ],
    ],
  },
  {
    file: 'scripts/node/photo-folder.ts',
    tests: ['tests/scripts/node/photo-folder.test.ts'],
    changes: [['a key leads out of the folder', '/^[\\da-f]{64}\\/[\\da-f]{8}$/.test(key)', "key !== ''"]],
  },
]
