package native

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/verifier/explore"
)

// Schedule is an execution that fails.
type Schedule struct {
	Checks            Check
	Steps             []explore.Step
	Visible           []uint64 // the plain accesses that are steps, by their program counters
	Sites             []uint64 // the steps by which loops wait
	Reuses            bool     // identities of threads are used again
	Arguments         int      // argc; 0: as usual
	Spins             bool     // at the end some threads go round in a loop
	Property, Message string   // of the failure
	watched           []uint64 // as Process has it, of a counterexample about memory that was followed
}

const header = "gsmack explorer schedule 1"

// IsSchedule says whether a file has a schedule of a compiled program.
func IsSchedule(data []byte) bool { return bytes.HasPrefix(data, []byte(header)) }

// Write writes the file of a schedule.
func (s *Schedule) Write(w io.Writer) error {
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "%s\nchecks %d\nfailure %q %q\n", header, s.Checks, s.Property, s.Message)
	if s.Reuses {
		fmt.Fprintln(b, "reuses")
	}
	for _, pc := range s.Visible {
		fmt.Fprintf(b, "visible %#x\n", pc)
	}
	if s.Arguments != 0 {
		fmt.Fprintln(b, "argc", s.Arguments)
	}
	if s.Spins {
		fmt.Fprintln(b, "spins")
	}
	for _, pc := range s.Sites {
		fmt.Fprintf(b, "loop %#x\n", pc)
	}
	for _, step := range s.Steps {
		fmt.Fprintf(b, "T%d", step.Thread-1)
		if step.Exact {
			fmt.Fprint(b, " waits")
		}
		for _, c := range step.Choices {
			fmt.Fprintf(b, " %d", c)
		}
		fmt.Fprintln(b)
	}
	return b.Flush()
}

// ReadSchedule reads what Write wrote. The error names the line.
func ReadSchedule(data []byte) (*Schedule, error) {
	s := &Schedule{}
	for i, text := range strings.Split(string(data), "\n") {
		words := strings.Fields(text)
		if i == 0 || len(words) == 0 {
			continue
		}
		fits := true
		number := func(w string, base, bits int) uint64 {
			n, err := strconv.ParseUint(w, base, bits)
			fits = fits && err == nil
			return n
		}
		switch {
		case words[0] == "checks" && len(words) == 2:
			s.Checks = Check(number(words[1], 10, 32))
		case words[0] == "failure":
			_, err := fmt.Sscanf(text, "failure %q %q", &s.Property, &s.Message)
			fits = err == nil
		case text == "reuses":
			s.Reuses = true
		case words[0] == "argc" && len(words) == 2:
			s.Arguments = int(number(words[1], 10, 31))
		case text == "spins":
			s.Spins = true
		case words[0] == "visible" && len(words) == 2:
			s.Visible = append(s.Visible, number(words[1], 0, 64))
		case words[0] == "loop" && len(words) == 2:
			s.Sites = append(s.Sites, number(words[1], 0, 64))
		case words[0][0] == 'T':
			n := number(words[0][1:], 10, 31)
			fits = fits && n <= 1000
			step := explore.Step{Thread: int(n) + 1}
			if len(words) > 1 && words[1] == "waits" {
				step.Exact, words = true, words[1:]
			}
			for _, w := range words[1:] {
				step.Choices = append(step.Choices, uint32(number(w, 10, 32)))
			}
			s.Steps = append(s.Steps, step)
		default:
			fits = false
		}
		if !fits {
			return nil, fmt.Errorf("line %d is no step: %q", i+1, text)
		}
	}
	return s, nil
}
