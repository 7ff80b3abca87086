package smtlib

import (
	"bytes"
	"os"
	"strconv"
	"sync"
	"time"
)

// running holds the process groups of the programs that run.
var running sync.Map // int -> bool

// Resident is the resident memory, in bytes, of all programs that run in this
// process's Checks, with the processes that they started. It may be called from
// any goroutine.
func Resident() int64 {
	groups := map[int]bool{}
	running.Range(func(pgid, _ any) bool {
		groups[pgid.(int)] = true
		return true
	})
	if len(groups) == 0 {
		return 0
	}
	entries, err := os.ReadDir("/proc")
	if err != nil {
		return 0
	}
	var sum int64
	for _, e := range entries {
		pid, err := strconv.Atoi(e.Name())
		if err != nil {
			continue
		}
		if st, ok := readStat(pid); ok && groups[st.group] {
			sum += st.resident
		}
	}
	return sum
}

// stat is what /proc says of a process (proc(5), stat).
type stat struct {
	ended    bool // a zombie
	group    int
	resident int64 // bytes
}

func readStat(pid int) (stat, bool) {
	data, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat")
	if err != nil {
		return stat{}, false
	}
	// The name of the program, in parentheses, may contain anything.
	f := bytes.Fields(data[bytes.LastIndexByte(data, ')')+1:])
	const state, group, resident = 0, 2, 21
	if len(f) <= resident {
		return stat{}, false
	}
	pgid, err1 := strconv.Atoi(string(f[group]))
	pages, err2 := strconv.ParseInt(string(f[resident]), 10, 64)
	return stat{string(f[state]) == "Z", pgid, pages * int64(os.Getpagesize())}, err1 == nil && err2 == nil
}

// grace is how long a program that answers no more may take to end by itself, so
// that its exit status can be told.
const grace = time.Second

// settle waits until the program ended, or for the grace. It does not reap it.
func (c *conversation) settle() {
	for deadline := time.Now().Add(grace); time.Now().Before(deadline); time.Sleep(2 * time.Millisecond) {
		if st, ok := readStat(c.cmd.Process.Pid); !ok || st.ended {
			return
		}
	}
}
