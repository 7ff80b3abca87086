package object

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"errors"
	"fmt"
)

// header is where the fields of an ELF header and of the entries of its table of sections lie; word is the size of an
// address.
type header struct {
	order                            binary.ByteOrder
	word                             int
	shoff, shentsize, shnum, shstrnd int
	offset, size, align              int // in an entry
}

// read and write give and set a word.
func (h *header) read(b []byte) uint64 {
	if h.word == 8 {
		return h.order.Uint64(b)
	}
	return uint64(h.order.Uint32(b))
}

func (h *header) write(b []byte, x int) {
	if h.word == 8 {
		h.order.PutUint64(b, uint64(x))
	} else {
		h.order.PutUint32(b, uint32(x))
	}
}

// retain is SHF_GNU_RETAIN: a linker that leaves out what nothing refers to leaves the section in. It has a meaning in objects of
// ELFOSABI_LINUX only.
const retain = 1 << 21

// Add gives the ELF file with one more section. Its content stays where it is: the section, the names of
// sections and the table of sections are written behind it, the latter two again. An object that has nothing else needs
// alone: with --gc-sections linkers would leave it out.
func Add(file []byte, section []byte, alone bool) ([]byte, error) {
	parsed, err := elf.NewFile(bytes.NewReader(file))
	if err != nil {
		return nil, fmt.Errorf("it is no ELF object: %v", err)
	}
	h := header{order: parsed.ByteOrder, word: 8, shoff: 40, shentsize: 58, shnum: 60, shstrnd: 62, offset: 24, size: 32, align: 48}
	if parsed.Class == elf.ELFCLASS32 {
		h = header{order: parsed.ByteOrder, word: 4, shoff: 32, shentsize: 46, shnum: 48, shstrnd: 50, offset: 16, size: 20, align: 32}
	}
	count, entry := int(h.order.Uint16(file[h.shnum:])), int(h.order.Uint16(file[h.shentsize:]))
	names := int(h.order.Uint16(file[h.shstrnd:]))
	if count == 0 || count+1 >= int(elf.SHN_LORESERVE) || names >= count {
		return nil, errors.New("it has no table of sections, or one that is too long")
	}
	table := bytes.Clone(file[h.read(file[h.shoff:]):][:count*entry])
	text, err := parsed.Sections[names].Data()
	if err != nil {
		return nil, err
	}

	out := bytes.Clone(file)
	put := func(data []byte) (at int) {
		for len(out)%8 != 0 {
			out = append(out, 0)
		}
		at = len(out)
		out = append(out, data...)
		return at
	}
	place := func(entry []byte, at, size int) {
		h.write(entry[h.offset:], at)
		h.write(entry[h.size:], size)
	}
	ours := make([]byte, entry)
	h.order.PutUint32(ours, uint32(len(text)))
	h.order.PutUint32(ours[4:], uint32(elf.SHT_PROGBITS))
	h.write(ours[h.align:], 1)
	if alone {
		h.write(ours[8:], retain)
		out[elf.EI_OSABI] = byte(elf.ELFOSABI_LINUX)
	}
	place(ours, put(section), len(section))
	text = append(append(bytes.Clone(text), Section...), 0)
	place(table[names*entry:], put(text), len(text))
	at := put(append(table, ours...))
	h.write(out[h.shoff:], at)
	h.order.PutUint16(out[h.shnum:], uint16(count+1))
	return out, nil
}
