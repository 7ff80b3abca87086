target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [7 x i8] c"future\00", align 1
define dso_local zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(i8* noundef %base, i32* noundef %word, i32 noundef %value, i1 noundef zeroext %timed, i32 noundef %seconds, i32 noundef %nanoseconds) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = load atomic i32, i32* %word monotonic, align 4
  %cmp = icmp ne i32 %0, %value
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  br label %lor.end
lor.end:
  %1 = phi i1 [ true, %entry ], [ %timed, %lor.rhs ]
  %2 = bitcast i32* %word to i8*
  call void @__gsmack_await_for(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef %2, i32 noundef 0)
  call void @__gsmack_atomic_end()
  br i1 %cmp, label %lor.end5, label %lor.rhs4
lor.rhs4:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %lnot = xor i1 %call, true
  br label %lor.end5
lor.end5:
  %3 = phi i1 [ true, %lor.end ], [ %lnot, %lor.rhs4 ]
  ret i1 %3
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local zeroext i1 @_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(i8* noundef %base, i32* noundef %word, i32 noundef %value, i1 noundef zeroext %timed, i32 noundef %seconds, i32 noundef %nanoseconds) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = load atomic i32, i32* %word monotonic, align 4
  %cmp.i = icmp ne i32 %0, %value
  br i1 %cmp.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  br label %lor.end.i
lor.end.i:
  %1 = phi i1 [ true, %entry ], [ %timed, %lor.rhs.i ]
  %2 = bitcast i32* %word to i8*
  call void @__gsmack_await_for(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef %2, i32 noundef 0)
  call void @__gsmack_atomic_end()
  br i1 %cmp.i, label %_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE.exit, label %lor.rhs4.i
lor.rhs4.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  %lnot.i = xor i1 %call.i, true
  br label %_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE.exit
_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE.exit:
  %3 = phi i1 [ true, %lor.end.i ], [ %lnot.i, %lor.rhs4.i ]
  ret i1 %3
}
define dso_local void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(i32* noundef %word) {
entry:
  ret void
}
