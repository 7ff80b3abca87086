// Package children keeps account of the programs that this process runs: solvers, and programs under test.
//
// In: the process groups that begin and end. Out: how much memory they hold together. It imports nothing of gsmack.
package children

import (
	"bytes"
	"maps"
	"os"
	"strconv"
	"sync"
)

// running holds the process groups of the programs that run.
var running sync.Map // int -> bool

// Began says that the leader of a process group runs.
func Began(pgid int) { running.Store(pgid, true) }

// Ended says that the process group is no more. Whoever reaps the leader has said so before, so that the number
// is not another's.
func Ended(pgid int) { running.Delete(pgid) }

// Counts reports whether the memory of the group is counted.
func Counts(pgid int) bool {
	_, ok := running.Load(pgid)
	return ok
}

// Runs reports whether there is such a process, and it has not ended.
func Runs(pid int) bool {
	st, ok := readStat(pid)
	return ok && !st.ended
}

// members are the processes of the groups, as the last look at all processes found them. That costs much where there are many others, and so is done every tenth time,
// and for groups that are new.
var members struct {
	sync.Mutex
	groups map[int]bool
	pids   []int
	age    int
}

// Resident is the resident memory, in bytes, of all these groups. It may be called from any goroutine.
func Resident() int64 {
	groups := map[int]bool{}
	running.Range(func(pgid, _ any) bool {
		groups[pgid.(int)] = true
		return true
	})
	if len(groups) == 0 {
		return 0
	}
	members.Lock()
	defer members.Unlock()
	if members.age++; members.age >= 10 || !maps.Equal(members.groups, groups) {
		entries, err := os.ReadDir("/proc")
		if err != nil {
			return 0
		}
		members.groups, members.pids, members.age = groups, nil, 0
		for _, e := range entries {
			if pid, err := strconv.Atoi(e.Name()); err == nil {
				if st, ok := readStat(pid); ok && groups[st.group] {
					members.pids = append(members.pids, pid)
				}
			}
		}
	}
	var sum int64
	for _, pid := range members.pids {
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
