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
		fault := func() (*Schedule, error) { return nil, fmt.Errorf("line %d is no step: %q", i+1, text) }
		words := strings.Fields(text)
		if i == 0 || len(words) == 0 {
			continue
		}
		switch {
		case words[0] == "checks" && len(words) == 2:
			n, err := strconv.ParseUint(words[1], 10, 32)
			if err != nil {
				return fault()
			}
			s.Checks = Check(n)
		case words[0] == "failure":
			if _, err := fmt.Sscanf(text, "failure %q %q", &s.Property, &s.Message); err != nil {
				return fault()
			}
		case text == "reuses":
			s.Reuses = true
		case words[0] == "argc" && len(words) == 2:
			n, err := strconv.ParseInt(words[1], 10, 32)
			if err != nil {
				return fault()
			}
			s.Arguments = int(n)
		case text == "spins":
			s.Spins = true
		case (words[0] == "visible" || words[0] == "loop") && len(words) == 2:
			pc, err := strconv.ParseUint(words[1], 0, 64)
			if err != nil {
				return fault()
			}
			if words[0] == "loop" {
				s.Sites = append(s.Sites, pc)
			} else {
				s.Visible = append(s.Visible, pc)
			}
		case words[0][0] == 'T':
			n, err := strconv.Atoi(words[0][1:])
			if err != nil || n < 0 || n > 1000 {
				return fault()
			}
			step := explore.Step{Thread: n + 1}
			if len(words) > 1 && words[1] == "waits" {
				step.Exact, words = true, words[1:]
			}
			for _, w := range words[1:] {
				c, err := strconv.ParseUint(w, 10, 32)
				if err != nil {
					return fault()
				}
				step.Choices = append(step.Choices, uint32(c))
			}
			s.Steps = append(s.Steps, step)
		default:
			return fault()
		}
	}
	return s, nil
}
