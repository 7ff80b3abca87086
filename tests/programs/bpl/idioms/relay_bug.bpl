// @expect violated
// The reader must run between two writers and be overtaken twice. What the axioms
// say of sets has no finite model that a solver finds, and does not matter.
type Set = [int]bool;

function Base(a: int) returns (int);
axiom (forall a: int :: {Base(a)} Base(a) <= a);

function Union(s: Set, t: Set) returns (Set);
function Subset(s: Set, t: Set) returns (bool);
function Image(s: Set, m: [int]int) returns (Set);
function Nothing() returns (Set);
axiom (forall s: Set, t: Set, i: int :: {Union(s, t)[i]} Union(s, t)[i] <==> s[i] || t[i]);
axiom (forall s: Set, t: Set :: {Subset(s, t)} Subset(s, t) || (exists i: int :: s[i] && !t[i]));
axiom (forall s: Set, t: Set, i: int :: {s[i], Subset(s, t)} s[i] && Subset(s, t) ==> t[i]);
axiom (forall s: Set, m: [int]int, i: int :: {m[i], Image(s, m)} s[i] ==> Image(s, m)[m[i]]);
axiom (forall i: int :: !Nothing()[i]);

const unique cell: int;
axiom cell != 0;
axiom Base(cell) == cell;

var memory: [int]int;

procedure main()
{
  memory := memory[cell := 0];
  async call reader();
  async call writer(1);
  async call writer(2);
}

procedure writer(n: int)
{
  memory := memory[cell := n];
}

procedure reader()
{
  goto nonzero, done;
nonzero:
  assume memory[cell] != 0;
  goto not1, done;
not1:
  assume memory[cell] != 1;
  goto not2, done;
not2:
  assume memory[cell] != 2;
  call corral_assert_not_reachable(); // want "is reached"
done:
  return;
}

procedure corral_assert_not_reachable();
