package native

import (
	"crypto/sha256"
	"debug/elf"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/gsmack/gsmack/verifier/explore"
	"github.com/gsmack/gsmack/verifier/trace"
)

// checkpoint is where Explore stands, as a file has it.
type checkpoint struct {
	Key            string // of the program and of what is asked
	Visible, Sites []uint64
	Benign         []trace.Pos
	State          *explore.State
}

// ErrCheckpoint says that a checkpoint is not one of the question.
var ErrCheckpoint = errors.New("the checkpoint is of another program, or of other flags")

// key identifies the program by what of it is loaded, which does not depend on where it was built, and what is asked.
func (q *Question) key() (string, error) {
	file, err := elf.Open(q.Program)
	if err != nil {
		return "", err
	}
	defer file.Close()
	hash := sha256.New()
	fmt.Fprintln(hash, q.Checks, q.Steps, q.Settings)
	for _, s := range file.Sections {
		if s.Flags&elf.SHF_ALLOC == 0 || s.Type == elf.SHT_NOBITS || s.Name == ".note.gnu.build-id" {
			continue
		}
		data, err := s.Data()
		if err != nil {
			return "", err
		}
		fmt.Fprintln(hash, s.Name, s.Addr)
		hash.Write(data)
	}
	return fmt.Sprintf("%x", hash.Sum(nil)), nil
}

// resume reads q.Resume.
func (q *Question) resume(key string) (*checkpoint, error) {
	c := &checkpoint{}
	if q.Resume == nil {
		return c, nil
	}
	if json.Unmarshal(q.Resume, c) != nil || c.State == nil || c.Key != key {
		return nil, ErrCheckpoint
	}
	return c, nil
}

// saver hands a checkpoint with each state to q.Save; nil if nobody asks for them.
func (q *Question) saver(c checkpoint) func(*explore.State) {
	if q.Save == nil {
		return nil
	}
	return func(s *explore.State) {
		c.State = s
		data, err := json.Marshal(c)
		if err != nil {
			panic(err) // it consists of numbers
		}
		q.Save(data)
	}
}
