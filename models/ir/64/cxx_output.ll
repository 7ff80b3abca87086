target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.anon = type { i64*, [264 x i8] }
%struct.anon.0 = type { i64*, [264 x i8] }
%struct.anon.1 = type { i64*, [264 x i8] }
%struct.anon.2 = type { i64*, [264 x i8] }
%struct.anon.3 = type { i64*, [264 x i8] }
%struct.anon.4 = type { i64*, [264 x i8] }
%struct.string = type { i8*, i64 }
@table = internal constant [3 x i64] [i64 8, i64 0, i64 0], align 16
@_ZSt4cout = dso_local global %struct.anon { i64* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i64]* @table to i8*), i64 24) to i64*), [264 x i8] zeroinitializer }, align 8
@_ZSt4cerr = dso_local global %struct.anon.0 { i64* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i64]* @table to i8*), i64 24) to i64*), [264 x i8] zeroinitializer }, align 8
@_ZSt4clog = dso_local global %struct.anon.1 { i64* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i64]* @table to i8*), i64 24) to i64*), [264 x i8] zeroinitializer }, align 8
@_ZSt5wcout = dso_local global %struct.anon.2 { i64* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i64]* @table to i8*), i64 24) to i64*), [264 x i8] zeroinitializer }, align 8
@_ZSt5wcerr = dso_local global %struct.anon.3 { i64* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i64]* @table to i8*), i64 24) to i64*), [264 x i8] zeroinitializer }, align 8
@_ZSt5wclog = dso_local global %struct.anon.4 { i64* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i64]* @table to i8*), i64 24) to i64*), [264 x i8] zeroinitializer }, align 8
define dso_local void @_ZNSt8ios_base4InitC1Ev(i8* noundef %init) {
entry:
  ret void
}
define dso_local void @_ZNSt8ios_base4InitD1Ev(i8* noundef %init) {
entry:
  ret void
}
define dso_local i8* @_ZNSolsEi(i8* noundef %stream, i32 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEElsEi(i8* noundef %stream, i32 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSo9_M_insertIiEERSoT_(i8* noundef %stream, i32 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEE9_M_insertIiEERS2_T_(i8* noundef %stream, i32 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEj(i8* noundef %stream, i32 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEElsEj(i8* noundef %stream, i32 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSo9_M_insertIjEERSoT_(i8* noundef %stream, i32 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEE9_M_insertIjEERS2_T_(i8* noundef %stream, i32 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEl(i8* noundef %stream, i64 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEElsEl(i8* noundef %stream, i64 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSo9_M_insertIlEERSoT_(i8* noundef %stream, i64 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEE9_M_insertIlEERS2_T_(i8* noundef %stream, i64 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEm(i8* noundef %stream, i64 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEElsEm(i8* noundef %stream, i64 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSo9_M_insertImEERSoT_(i8* noundef %stream, i64 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEE9_M_insertImEERS2_T_(i8* noundef %stream, i64 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEb(i8* noundef %stream, i1 noundef zeroext %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEElsEb(i8* noundef %stream, i1 noundef zeroext %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSo9_M_insertIbEERSoT_(i8* noundef %stream, i1 noundef zeroext %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEE9_M_insertIbEERS2_T_(i8* noundef %stream, i1 noundef zeroext %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEs(i8* noundef %stream, i16 noundef signext %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEElsEs(i8* noundef %stream, i16 noundef signext %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSo9_M_insertIsEERSoT_(i8* noundef %stream, i16 noundef signext %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEE9_M_insertIsEERS2_T_(i8* noundef %stream, i16 noundef signext %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEt(i8* noundef %stream, i16 noundef zeroext %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEElsEt(i8* noundef %stream, i16 noundef zeroext %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSo9_M_insertItEERSoT_(i8* noundef %stream, i16 noundef zeroext %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEE9_M_insertItEERS2_T_(i8* noundef %stream, i16 noundef zeroext %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEx(i8* noundef %stream, i64 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEElsEx(i8* noundef %stream, i64 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSo9_M_insertIxEERSoT_(i8* noundef %stream, i64 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEE9_M_insertIxEERS2_T_(i8* noundef %stream, i64 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEy(i8* noundef %stream, i64 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEElsEy(i8* noundef %stream, i64 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSo9_M_insertIyEERSoT_(i8* noundef %stream, i64 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEE9_M_insertIyEERS2_T_(i8* noundef %stream, i64 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEd(i8* noundef %stream, double noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEElsEd(i8* noundef %stream, double noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSo9_M_insertIdEERSoT_(i8* noundef %stream, double noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEE9_M_insertIdEERS2_T_(i8* noundef %stream, double noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEf(i8* noundef %stream, float noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEElsEf(i8* noundef %stream, float noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSo9_M_insertIfEERSoT_(i8* noundef %stream, float noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEE9_M_insertIfEERS2_T_(i8* noundef %stream, float noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEPKv(i8* noundef %stream, i8* noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEElsEPKv(i8* noundef %stream, i8* noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSo9_M_insertIPKvEERSoT_(i8* noundef %stream, i8* noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSt13basic_ostreamIwSt11char_traitsIwEE9_M_insertIPKvEERS2_T_(i8* noundef %stream, i8* noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEDn(i8* noundef %stream, i8* noundef %null) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEPFRSoS_E(i8* noundef %stream, i8* (i8*)* noundef %manipulator) {
entry:
  %call = call i8* %manipulator(i8* noundef %stream)
  ret i8* %call
}
define dso_local i8* @_ZNSolsEPFRSt8ios_baseS0_E(i8* noundef %stream, i8* (i8*)* noundef %manipulator) {
entry:
  %0 = bitcast i8* %stream to i64**
  %1 = load i64*, i64** %0, align 8
  %arrayidx.i = getelementptr inbounds i64, i64* %1, i64 -3
  %2 = load i64, i64* %arrayidx.i, align 8
  %add.ptr.i = getelementptr inbounds i8, i8* %stream, i64 %2
  %call1 = call i8* %manipulator(i8* noundef %add.ptr.i)
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEPFRSt9basic_iosIcSt11char_traitsIcEES3_E(i8* noundef %stream, i8* (i8*)* noundef %manipulator) {
entry:
  %0 = bitcast i8* %stream to i64**
  %1 = load i64*, i64** %0, align 8
  %arrayidx.i = getelementptr inbounds i64, i64* %1, i64 -3
  %2 = load i64, i64* %arrayidx.i, align 8
  %add.ptr.i = getelementptr inbounds i8, i8* %stream, i64 %2
  %call1 = call i8* %manipulator(i8* noundef %add.ptr.i)
  ret i8* %stream
}
define dso_local i8* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(i8* noundef %stream, i32 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St13_Setprecision(i8* noundef %stream, i32 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_Setbase(i8* noundef %stream, i32 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E(i8* noundef %stream, i8 noundef signext %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St12_Setiosflags(i8* noundef %stream, i32 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St14_Resetiosflags(i8* noundef %stream, i32 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(i8* noundef %stream) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZSt4endsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(i8* noundef %stream) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(i8* noundef %stream) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZSt4endlIwSt11char_traitsIwEERSt13basic_ostreamIT_T0_ES6_(i8* noundef %stream) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSo5flushEv(i8* noundef %stream) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSo3putEc(i8* noundef %stream, i8 noundef signext %c) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSo5writeEPKcl(i8* noundef %stream, i8* noundef %text, i64 noundef %size) {
entry:
  %cmp = icmp sgt i64 %size, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br i1 true, label %if.then.i, label %reads.exit
if.then.i:
  %call.i = call i64 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i64 %call.i, %size
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %text, i64 %call.i
  %0 = load volatile i8, i8* %arrayidx.i, align 1
  br label %reads.exit
reads.exit:
  br label %if.end
if.end:
  ret i8* %stream
}
define dso_local i8* @_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE(i8* noundef %stream, %struct.string* noundef %string) {
entry:
  %text = getelementptr inbounds %struct.string, %struct.string* %string, i32 0, i32 0
  %0 = load i8*, i8** %text, align 8
  %length = getelementptr inbounds %struct.string, %struct.string* %string, i32 0, i32 1
  %1 = load i64, i64* %length, align 8
  %tobool.i = icmp ne i64 %1, 0
  br i1 %tobool.i, label %if.then.i, label %reads.exit
if.then.i:
  %call.i = call i64 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i64 %call.i, %1
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i64 %call.i
  %2 = load volatile i8, i8* %arrayidx.i, align 1
  br label %reads.exit
reads.exit:
  ret i8* %stream
}
define dso_local i8* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(i8* noundef %stream, i8* noundef %text, i64 noundef %size) {
entry:
  %cmp = icmp sgt i64 %size, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br i1 true, label %if.then.i, label %reads.exit
if.then.i:
  %call.i = call i64 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i64 %call.i, %size
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %text, i64 %call.i
  %0 = load volatile i8, i8* %arrayidx.i, align 1
  br label %reads.exit
reads.exit:
  br label %if.end
if.end:
  ret i8* %stream
}
define dso_local i8* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(i8* noundef %stream, i8* noundef %text) {
entry:
  %tobool = icmp ne i8* %text, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call.i = call i64 @__gsmack_text_length(i8* noundef %text, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %text, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  br label %if.end
if.end:
  ret i8* %stream
}
define dso_local i8* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(i8* noundef %stream, i8 noundef signext %c) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_a(i8* noundef %stream, i8 noundef signext %c) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_h(i8* noundef %stream, i8 noundef zeroext %c) {
entry:
  ret i8* %stream
}
declare dso_local i64 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i64 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
