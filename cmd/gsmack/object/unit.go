package object

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"os"
)

// Section is the name of the section that holds units.
const Section = ".gsmack.ir"

// Unit is one file that was compiled.
type Unit struct {
	File  string   // as the compiler was told
	Dir   string   // the folder in which it ran
	Args  []string // the flags that say what the text means: -I, -D, -std and their like
	IR    []byte   `json:"-"` // text of LLVM, nil if there is none
	Fault string   // why there is none: what clang wrote
	Sum   string   // of the file, as Sum gives it
}

// Sum is the SHA-256 sum of a file in hexadecimal, "" if it cannot be read.
func Sum(path string) string {
	data, err := os.ReadFile(path)
	if err != nil {
		return ""
	}
	return fmt.Sprintf("%x", sha256.Sum256(data))
}

// mark begins a unit in a section; the length of what follows comes after it, in eight bytes, the lowest first.
const mark = "\x00gsmack\x01"

// Encode gives the unit as the bytes of a section.
func (u *Unit) Encode() ([]byte, error) {
	var body bytes.Buffer
	z, _ := gzip.NewWriterLevel(&body, gzip.BestSpeed)
	head, err := json.Marshal(u)
	if err != nil {
		return nil, err
	}
	for _, part := range [][]byte{head, {'\n'}, u.IR} {
		if _, err := z.Write(part); err != nil {
			return nil, err
		}
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return append(binary.LittleEndian.AppendUint64([]byte(mark), uint64(body.Len())), body.Bytes()...), nil
}

// decode reads the units of a section; equal ones count once.
func decode(section []byte, seen map[[32]byte]bool) ([]*Unit, error) {
	var out []*Unit
	for {
		at := bytes.Index(section, []byte(mark))
		if at < 0 {
			return out, nil
		}
		section = section[at+len(mark):]
		if len(section) < 8 {
			return nil, fmt.Errorf("its section %s is cut off", Section)
		}
		size := binary.LittleEndian.Uint64(section)
		if section = section[8:]; size > uint64(len(section)) {
			return nil, fmt.Errorf("its section %s is cut off", Section)
		}
		body := section[:size]
		section = section[size:]
		if sum := sha256.Sum256(body); seen[sum] {
			continue
		} else {
			seen[sum] = true
		}
		z, err := gzip.NewReader(bytes.NewReader(body))
		if err != nil {
			return nil, fmt.Errorf("its section %s is damaged: %v", Section, err)
		}
		text, err := io.ReadAll(z)
		if err != nil {
			return nil, fmt.Errorf("its section %s is damaged: %v", Section, err)
		}
		head, ir, _ := bytes.Cut(text, []byte("\n"))
		u := &Unit{}
		if err := json.Unmarshal(head, u); err != nil {
			return nil, fmt.Errorf("its section %s is damaged: %v", Section, err)
		}
		if u.Fault == "" {
			u.IR = ir
		}
		out = append(out, u)
	}
}
