package object

import (
	"bytes"
	"debug/elf"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// Read gives the units in an object, an archive, a shared library or a program. It is an error if there are none.
func Read(path string) ([]*Unit, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	r := reader{seen: map[[32]byte]bool{}}
	if err := r.file(path, data); err != nil {
		return nil, err
	}
	if len(r.units) == 0 {
		return nil, errors.New("nothing in it was compiled with gsmack cc; build it anew with CC=\"gsmack cc\"")
	}
	return r.units, nil
}

type reader struct {
	units []*Unit
	seen  map[[32]byte]bool
}

// file adds the units of an object, a program or an archive.
func (r *reader) file(path string, data []byte) error {
	switch {
	case bytes.HasPrefix(data, []byte("!<arch>\n")), bytes.HasPrefix(data, []byte("!<thin>\n")):
		return r.archive(path, data)
	case bytes.HasPrefix(data, []byte(elf.ELFMAG)):
		f, err := elf.NewFile(bytes.NewReader(data))
		if err != nil {
			return err
		}
		for _, s := range f.Sections { // ld -r may leave several
			if s.Name != Section {
				continue
			}
			text, err := s.Data()
			if err != nil {
				return err
			}
			units, err := decode(text, r.seen)
			if err != nil {
				return err
			}
			r.units = append(r.units, units...)
		}
		return nil
	}
	return errors.New("this is no object, archive, shared library or program")
}

// archive reads the members of an archive; those of a thin one are files beside it.
func (r *reader) archive(path string, data []byte) error {
	const size = 60 // of a member's header
	thin := data[2] == 't'
	var long string // the names that do not fit in a header
	for rest := data[8:]; len(rest) > 0; {
		if len(rest) < size {
			return errors.New("the archive is cut off")
		}
		name := strings.TrimRight(string(rest[:16]), " ")
		n, err := strconv.Atoi(strings.TrimSpace(string(rest[48:58])))
		rest = rest[size:]
		table := name == "/" || name == "/SYM64/" || name == "//"
		inside := !thin || table
		if err != nil || n < 0 || inside && n > len(rest) {
			return errors.New("the archive is damaged")
		}
		var body []byte
		if inside {
			body = rest[:n]
			rest = rest[min(n+n%2, len(rest)):]
		}
		switch {
		case name == "//":
			long = string(body)
		case table:
		case thin:
			if at, err := strconv.Atoi(strings.TrimPrefix(name, "/")); err == nil && at >= 0 && at < len(long) {
				name, _, _ = strings.Cut(long[at:], "\n")
			}
			name = strings.TrimSuffix(name, "/")
			if !filepath.IsAbs(name) {
				name = filepath.Join(filepath.Dir(path), name)
			}
			member, err := os.ReadFile(name)
			if err == nil {
				err = r.file(name, member)
			}
			if err != nil {
				return fmt.Errorf("its member %s: %w", name, err)
			}
		case bytes.HasPrefix(body, []byte(elf.ELFMAG)):
			if err := r.file(name, body); err != nil {
				return fmt.Errorf("its member %s: %w", name, err)
			}
		}
	}
	return nil
}
