// @expect violated
function {:bvbuiltin "bvadd"} add8(a: bv8, b: bv8) returns (bv8);
function {:bvbuiltin "bvult"} less8(a: bv8, b: bv8) returns (bool);

procedure {:entrypoint} main()
{
  var x: bv8;
  havoc x;
  assert less8(x, add8(x, 1bv8)); // want "assert|less8"
}
