type T;
type T;                                 // want "the type T is declared twice"
type bv8;                               // want "bv8 is the name of a built-in type"
type A = B;                             // want "the type synonym A stands for itself"
type B = [int]A;
type P a b;
var g, h: int;
var g: bool;                            // want "g is declared twice"
var u: U;                               // want "the type U is not declared"
var v: P int;                           // want "the type P takes 2 arguments, not 1"
var m: [int]bool;
var m2: [int, bool]bv8;
var poly: <a>[int]int;                  // want "the type parameter a does not occur"
var w: int where w;                     // want "the where clause has type int"
const unique c: int;
const k: int extends g;                 // want "the parent g is a variable"
function f(x: int) returns (bool);
function f(y: int) returns (int);       // want "f is declared twice as a function or procedure"
function id<a>(x: a) returns (a);
function bad<a>(x: int) returns (int);  // want "the type parameter a occurs in the type of no parameter"
function body(x: int) returns (bool) { x }  // want "the body of the function body has type int"
function glob(x: int) returns (int) { g }   // want "global variable g cannot be used in an axiom or a function"
function dup(x: int, x: int) returns (int); // want "x is declared twice here"
function {:constructor} Cons(x: int) returns (T); // want "gives T, which is no datatype"
axiom 1;                                // want "the axiom has type int"
axiom g == 1;                           // want "global variable g cannot be used"
axiom (forall x: int, x: int :: true);  // want "x is already declared here"
axiom (forall x: int :: (exists x: int :: x > 0)); // want "x is already declared here"
axiom (forall<a> x: a :: (forall<a> y: a :: true)); // want "the type parameter a is already declared here"
axiom (forall<a> x: int :: {h(x)} h(x)); // want "a trigger does not mention the type parameter a"
function h(x: int) returns (bool);
type {:datatype} L;
function {:constructor} nil(): L;
function {:constructor} pair(int): L; // want "a field of the constructor pair has no name"
axiom is#nil(nil()) && l#nil(nil());    // want "the function l#nil is not declared"
procedure code() { assert |{ var x: int; A: x := 1; goto B, C; B: return 1; }|; } // want "there is no label C" // want "result of a code expression has type int"
axiom (forall x: int :: {x} x == x);    // want "a trigger must be more than a variable"
axiom (forall x: int, y: int :: {f(x)} f(y)); // want "a trigger does not mention the variable y"
axiom (forall x: int :: {x == x} f(x)); // want "a trigger cannot contain =="
axiom old(f(1));                        // want "old stands only in bodies"

procedure p(i: int) returns (o: int);
  requires i;                           // want "the precondition has type int"
  ensures old(g) == o;
  requires old(g) == 1;                 // want "old stands only in bodies"
  modifies c;                           // want "c in the modifies clause is a constant"
  modifies nope;                        // want "nope in the modifies clause is not declared"

procedure ops(i: int) returns (o: bool)
  modifies g;
{
  var x: int;
  var x: bool;                          // want "x is declared twice here"
  var r: real;
  var b8: bv8;
  var b16: bv16;
  var t: T;

  x := y;                               // want "y is not declared"
  x := true;                            // want "a value of type bool cannot be assigned to x of type int"
  x := 256bv8;                          // want "needs 9 bits" // want "cannot be assigned"
  b8 := 255bv8 ++ 0bv0;
  b8 := b16[8:0];
  b8 := b16[0:8];                       // want "wrong way round"
  b8 := b16[17:9];                      // want "beyond the 16 bits"
  b8 := x[8:0];                         // want "bits can be taken of a bit-vector, not of int"
  b16 := b8 ++ x;                       // want "\\+\\+ joins bit-vectors"
  x := 1 + 1.5;                         // want "\\+ does not apply to int and real"
  r := x / x;
  x := x div r;                         // want "div does not apply"
  x := -true;                           // want "- does not apply to bool"
  o := !x;                              // want "! does not apply to int"
  o := x == r;                          // want "== does not apply to int and real"
  o := b8 < b8;                         // want "< does not apply to bv8 and bv8"
  o := x && o;                          // want "&& does not apply"
  o := if x then o else o;              // want "the condition has type int"
  o := if o then x else o;              // want "the branches have types int and bool" // want "cannot be assigned"
  x := m[1];                            // want "a value of type bool cannot be assigned to x"
  o := m[true];                         // want "argument 1 of the map has type bool"
  o := m[1, 2];                         // want "the map takes 1 arguments, not 2"
  o := x[1];                            // want "int is no map"
  m := m[1 := 2];                       // want "changes the global variable m" // want "the value has type int and the map holds bool"
  m[1] := o;                            // want "changes the global variable m, which is not in the modifies clause of ops"
  m2[1, true] := 1bv8;                  // want "changes the global variable m2"
  g, g := 1, 2;                         // want "g is assigned twice"
  g, x := 1;                            // want "2 left-hand sides are given 1 values"
  c := 1;                               // want "c is a constant and cannot be changed"
  i := 1;                               // want "i is an input parameter"
  havoc i;                              // want "i is an input parameter"
  o := f(1, 2);                         // want "the function f takes 1 arguments, not 2"
  o := f(true);                         // want "argument 1 of f has type bool"
  o := nofun(1);                        // want "the function nofun is not declared"
  o := p(1);                            // want "p is a procedure; use a call statement"
  o := id(x);                           // want "a value of type int cannot be assigned to o"
  o := id(o);
  call f(1);                            // want "f is a function; use it in an expression"
  call noproc();                        // want "the procedure noproc is not declared"
  call p(1);                            // want "has 1 results and 0 variables take them"
  call x := p();                        // want "takes 1 arguments, not 0"
  call x := p(true);                    // want "argument 1 of p has type bool"
  call o := p(1);                       // want "result 1 of p has type int and o has type bool"
  call x, x := two();                   // want "x takes two results of one call"
  assert x;                             // want "the assertion has type int"
  assume t;                             // want "the condition has type T"
  x := real(x);                         // want "a value of type real cannot be assigned"
  x := int(x);                          // want "int converts from real, not from int"
  x := (o: int);                        // want "an expression of type bool cannot be taken for int"
  x := (var q, s := 1; q);              // want "2 variables are given 1 values"
  o := (lambda z: int :: z)[1];         // want "a value of type int cannot be assigned to o"
  assert {:cvalue "x", "int", nix} true; // want "nix is not declared"
}

procedure two() returns (a: int, b: int);

procedure jumps()
{
  var x: int;

  goto Nowhere;                         // want "there is no label Nowhere"
  break;                                // want "break stands in no loop"
  L: x := 1;
  L: x := 2;                            // want "the label L stands twice"
  M: while (*) { break M; }
  N: if (*) { break N; }
  x := 1;
  K: x := 2;
  while (*) { break K; }                // want "the label K is not that of"
  while (*) { if (*) { break; } }
  atomic {
    return;                             // want "return must not enter or leave an atomic block"
    while (*) { break; }
    goto L;                             // want "goto must not enter or leave"
    In: x := 3;
    goto In;
  }
  goto In;                              // want "goto must not enter or leave"
  while (*) { atomic { break; } }       // want "break must not enter or leave"
}

implementation nothing() { }            // want "there is no procedure nothing to implement"
implementation f(x: int) { }            // want "f is a function and cannot have an implementation"
implementation two() returns (a: int) { } // want "other numbers of parameters"
implementation two() returns (a: int, b: bool) { } // want "the parameter b has type bool in the implementation"

procedure {:thread_self} self() returns (t: bool); // want "stands for a primitive"
procedure {:allocator} alloc(n: int) returns (p: bv64); // want "stands for a primitive"
