target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.__sigset_t = type { [32 x i32] }
%struct.siginfo_t = type { i32, i32, i32, %union.anon }
%union.anon = type { [29 x i32] }
%struct.anon = type { i32, i32 }
%struct.timespec = type { i32, i32 }
@.str = private unnamed_addr constant [12 x i8] c"signal.mask\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"signal.threads\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"signal.ever\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"signal.waited\00", align 1
@.str.4 = private unnamed_addr constant [47 x i8] c"a signal that may wait for a thread is ignored\00", align 1
@.str.5 = private unnamed_addr constant [16 x i8] c"signal.everyone\00", align 1
@.str.6 = private unnamed_addr constant [14 x i8] c"signal.inside\00", align 1
@.str.7 = private unnamed_addr constant [58 x i8] c"what a handler blocks that is executed for another thread\00", align 1
@.str.8 = private unnamed_addr constant [75 x i8] c"sigsuspend, which blocks a signal that the thread does not block otherwise\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"signal\00", align 1
@.str.10 = private unnamed_addr constant [39 x i8] c"a signal for real time, of 32-bit code\00", align 1
@.str.11 = private unnamed_addr constant [42 x i8] c"a signal for real time that waits already\00", align 1
@.str.12 = private unnamed_addr constant [15 x i8] c"signal.pending\00", align 1
@.str.13 = private unnamed_addr constant [52 x i8] c"waiting for a signal that the thread does not block\00", align 1
@.str.14 = private unnamed_addr constant [45 x i8] c"what comes with a signal that was waited for\00", align 1
@.str.15 = private unnamed_addr constant [13 x i8] c"signal.value\00", align 1
define dso_local void @__model_signal_inherit(i32 noundef %parent, i32 noundef %child) {
entry:
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i32 noundef %parent)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i32 noundef %child, i32 noundef %call.i)
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i32 noundef 1)
  ret void
}
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i32 noundef)
define weak dso_local zeroext i1 @__model_signal_blocked(i32 noundef %thread, i32 noundef %number) {
entry:
  %cmp.i = icmp sgt i32 %number, 32
  br i1 %cmp.i, label %if.then.i, label %known.exit
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.10, i32 0, i32 0))
  br label %known.exit
known.exit:
  call void @__gsmack_atomic_begin()
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i32 noundef %thread)
  %conv.i = zext i32 %call.i to i64
  %sub.i.i = sub nsw i32 %number, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and.i = and i64 %conv.i, %shl.i.i
  %cmp.i3 = icmp eq i64 %and.i, 0
  br i1 %cmp.i3, label %if.then.i4, label %if.end.i
if.then.i4:
  br label %wait_for.exit
if.end.i:
  %call.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef %thread)
  %conv.i.i = zext i32 %call.i.i to i64
  %cmp2.i = icmp sge i32 %number, 34
  br i1 %cmp2.i, label %land.lhs.true.i, label %if.end7.i
land.lhs.true.i:
  %and4.i = and i64 %conv.i.i, %shl.i.i
  %cmp5.i = icmp ne i64 %and4.i, 0
  br i1 %cmp5.i, label %if.then6.i, label %if.end7.i
if.then6.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.11, i32 0, i32 0))
  br label %if.end7.i
if.end7.i:
  %or.i = or i64 %conv.i.i, %shl.i.i
  %conv.i5 = trunc i64 %or.i to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef %thread, i32 noundef %conv.i5)
  %call9.i = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i32 0, i32 0))
  %conv11.i = trunc i64 %shl.i.i to i32
  %or12.i = or i32 %call9.i, %conv11.i
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i32 0, i32 0), i32 noundef %or12.i)
  br label %wait_for.exit
wait_for.exit:
  %retval.0.i = phi i1 [ false, %if.then.i4 ], [ true, %if.end7.i ]
  call void @__gsmack_atomic_end()
  ret i1 %retval.0.i
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_atomic_end()
define weak dso_local zeroext i1 @__model_signal_waits(i32 noundef %number) {
entry:
  %cmp.i = icmp sgt i32 %number, 32
  br i1 %cmp.i, label %if.then.i, label %known.exit
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.10, i32 0, i32 0))
  br label %known.exit
known.exit:
  call void @__gsmack_atomic_begin()
  %call.i = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.5, i32 0, i32 0))
  %conv.i = zext i32 %call.i to i64
  %sub.i.i = sub nsw i32 %number, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and.i = and i64 %conv.i, %shl.i.i
  %cmp.i2 = icmp eq i64 %and.i, 0
  br i1 %cmp.i2, label %if.then.i3, label %if.end.i
if.then.i3:
  br label %wait_for.exit
if.end.i:
  %call.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef 0)
  %conv.i.i = zext i32 %call.i.i to i64
  %cmp2.i = icmp sge i32 %number, 34
  br i1 %cmp2.i, label %land.lhs.true.i, label %if.end7.i
land.lhs.true.i:
  %and4.i = and i64 %conv.i.i, %shl.i.i
  %cmp5.i = icmp ne i64 %and4.i, 0
  br i1 %cmp5.i, label %if.then6.i, label %if.end7.i
if.then6.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.11, i32 0, i32 0))
  br label %if.end7.i
if.end7.i:
  %or.i = or i64 %conv.i.i, %shl.i.i
  %conv.i4 = trunc i64 %or.i to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef 0, i32 noundef %conv.i4)
  %call9.i = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i32 0, i32 0))
  %conv11.i = trunc i64 %shl.i.i to i32
  %or12.i = or i32 %call9.i, %conv11.i
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i32 0, i32 0), i32 noundef %or12.i)
  br label %wait_for.exit
wait_for.exit:
  %retval.0.i = phi i1 [ false, %if.then.i3 ], [ true, %if.end7.i ]
  call void @__gsmack_atomic_end()
  ret i1 %retval.0.i
}
define weak dso_local zeroext i1 @__model_signal_was_blocked(i32 noundef %number) {
entry:
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i32 0, i32 0))
  %conv = zext i32 %call to i64
  %sub.i = sub nsw i32 %number, 1
  %sh_prom.i = zext i32 %sub.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %and = and i64 %conv, %shl.i
  %cmp = icmp ne i64 %and, 0
  ret i1 %cmp
}
declare dso_local i32 @__gsmack_ghost_get_scalar(i8* noundef)
define weak dso_local i32 @__model_any_signal(i64 noundef %set) {
entry:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = icmp eq i64 %set, 0
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp.i = icmp sge i32 %call, 1
  br i1 %cmp.i, label %land.rhs.i, label %exists.exit
land.rhs.i:
  %cmp1.i = icmp sle i32 %call, 64
  br label %exists.exit
exists.exit:
  %0 = phi i1 [ false, %cond.false ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %land.rhs, label %land.end
land.rhs:
  %sub.i = sub nsw i32 %call, 1
  %sh_prom.i = zext i32 %sub.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %and = and i64 %set, %shl.i
  %cmp5 = icmp ne i64 %and, 0
  br label %land.end
land.end:
  %1 = phi i1 [ false, %exists.exit ], [ %cmp5, %land.rhs ]
  %land.ext = zext i1 %1 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %land.ext, %land.end ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define weak dso_local void @__model_signal_open() {
entry:
  %call = call i32 @__gsmack_self()
  br label %for.cond
for.cond:
  call void @__gsmack_atomic_begin()
  %call.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef %call)
  %conv.i.i = zext i32 %call.i.i to i64
  %call.i11.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef 0)
  %conv.i12.i = zext i32 %call.i11.i to i64
  %or.i = or i64 %conv.i.i, %conv.i12.i
  %call.i13.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i32 noundef %call)
  %conv.i14.i = zext i32 %call.i13.i to i64
  %neg.i = xor i64 %conv.i14.i, -1
  %and.i = and i64 %or.i, %neg.i
  %cmp.i = icmp eq i64 %and.i, 0
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end8.i
cond.false.i:
  %sub.i = sub i64 %and.i, 1
  %and3.i = and i64 %and.i, %sub.i
  %cmp4.i = icmp eq i64 %and3.i, 0
  br i1 %cmp4.i, label %cond.true5.i, label %cond.false6.i
cond.true5.i:
  %0 = call i64 @llvm.cttz.i64(i64 %and.i, i1 true)
  %cast.i = trunc i64 %0 to i32
  %add.i = add nsw i32 %cast.i, 1
  br label %cond.end.i
cond.false6.i:
  %call7.i = call i32 @__model_any_signal(i64 noundef %and.i)
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %add.i, %cond.true5.i ], [ %call7.i, %cond.false6.i ]
  br label %cond.end8.i
cond.end8.i:
  %cond9.i = phi i32 [ 0, %cond.true.i ], [ %cond.i, %cond.end.i ]
  %cmp10.i = icmp ne i32 %cond9.i, 0
  br i1 %cmp10.i, label %if.then.i, label %take_open.exit
if.then.i:
  %call.i.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef %call)
  %conv.i.i.i = zext i32 %call.i.i.i to i64
  %sub.i.i.i = sub nsw i32 %cond9.i, 1
  %sh_prom.i.i.i = zext i32 %sub.i.i.i to i64
  %shl.i.i.i = shl i64 1, %sh_prom.i.i.i
  %and.i.i = and i64 %conv.i.i.i, %shl.i.i.i
  %cmp.i.i = icmp ne i64 %and.i.i, 0
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %take_away.exit.i
cond.false.i.i:
  br label %take_away.exit.i
take_away.exit.i:
  %cond.i.i = phi i32 [ %call, %cond.true.i.i ], [ 0, %cond.false.i.i ]
  %call.i5.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef %cond.i.i)
  %conv.i6.i.i = zext i32 %call.i5.i.i to i64
  %neg.i.i = xor i64 %shl.i.i.i, -1
  %and4.i.i = and i64 %conv.i6.i.i, %neg.i.i
  %conv.i15.i = trunc i64 %and4.i.i to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef %cond.i.i, i32 noundef %conv.i15.i)
  br label %take_open.exit
take_open.exit:
  call void @__gsmack_atomic_end()
  br i1 %cmp10.i, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  call void @__model_signal_act(i32 noundef %cond9.i)
  br label %for.cond
for.end:
  ret void
}
declare dso_local i32 @__gsmack_self()
declare dso_local void @__model_signal_act(i32 noundef)
define weak dso_local void @__model_signal_discard(i32 noundef %number) {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i32 0, i32 0))
  %conv = zext i32 %call to i64
  %sub.i = sub nsw i32 %number, 1
  %sh_prom.i = zext i32 %sub.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %and = and i64 %conv, %shl.i
  %cmp = icmp ne i64 %and, 0
  br i1 %cmp, label %if.then, label %if.end6
if.then:
  %call3 = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0))
  %tobool = icmp ne i32 %call3, 0
  br i1 %tobool, label %if.then4, label %if.end
if.then4:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.4, i32 0, i32 0))
  br label %if.end
if.end:
  %call5 = call i32 @__gsmack_self()
  %call.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef %call5)
  %conv.i.i = zext i32 %call.i.i to i64
  %and.i = and i64 %conv.i.i, %shl.i
  %cmp.i = icmp ne i64 %and.i, 0
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %take_away.exit
cond.false.i:
  br label %take_away.exit
take_away.exit:
  %cond.i = phi i32 [ %call5, %cond.true.i ], [ 0, %cond.false.i ]
  %call.i5.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef %cond.i)
  %conv.i6.i = zext i32 %call.i5.i to i64
  %neg.i = xor i64 %shl.i, -1
  %and4.i = and i64 %conv.i6.i, %neg.i
  %conv.i = trunc i64 %and4.i to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef %cond.i, i32 noundef %conv.i)
  %call.i.i3 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef 0)
  br label %cond.false.i11
cond.true.i10:                                    ; No predecessors!
  br label %take_away.exit21
cond.false.i11:
  br label %take_away.exit21
take_away.exit21:
  %call.i5.i13 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef 0)
  %conv.i6.i14 = zext i32 %call.i5.i13 to i64
  %and4.i19 = and i64 %conv.i6.i14, %neg.i
  %conv.i20 = trunc i64 %and4.i19 to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef 0, i32 noundef %conv.i20)
  br label %if.end6
if.end6:
  call void @__gsmack_atomic_end()
  ret void
}
declare dso_local void @__gsmack_unknown(i8* noundef)
define weak dso_local void @__model_signal_choose(i32 noundef %after) {
entry:
  %call = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i32 noundef %call, i32 noundef %after)
  call void @__gsmack_atomic_begin()
  %call1 = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i32 0, i32 0))
  %neg = xor i32 %call1, -1
  %and = and i32 %after, %neg
  %cmp = icmp ne i32 %and, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %or = or i32 %call1, %after
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i32 0, i32 0), i32 noundef %or)
  br label %if.end
if.end:
  %call2 = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0))
  %tobool = icmp ne i32 %call2, 0
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %call.i = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.5, i32 0, i32 0))
  %conv.i = zext i32 %call.i to i64
  %conv = zext i32 %after to i64
  %and4 = and i64 %conv.i, %conv
  br label %cond.end
cond.false:
  %conv5 = zext i32 %after to i64
  br label %cond.end
cond.end:
  %cond = phi i64 [ %and4, %cond.true ], [ %conv5, %cond.false ]
  %call.i9 = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.5, i32 0, i32 0))
  %conv.i10 = zext i32 %call.i9 to i64
  %cmp7 = icmp ne i64 %cond, %conv.i10
  br i1 %cmp7, label %if.then9, label %if.end11
if.then9:
  %conv10 = trunc i64 %cond to i32
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.5, i32 0, i32 0), i32 noundef %conv10)
  br label %if.end11
if.end11:
  call void @__gsmack_atomic_end()
  ret void
}
define dso_local i32 @pthread_sigmask(i32 noundef %how, %struct.__sigset_t* noundef %set, %struct.__sigset_t* noundef %old) {
entry:
  %tobool = icmp ne %struct.__sigset_t* %set, null
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp = icmp ne i32 %how, 0
  br i1 %cmp, label %land.lhs.true1, label %if.end
land.lhs.true1:
  %cmp2 = icmp ne i32 %how, 1
  br i1 %cmp2, label %land.lhs.true3, label %if.end
land.lhs.true3:
  %cmp4 = icmp ne i32 %how, 2
  br i1 %cmp4, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call = call i32 @__gsmack_self()
  %call5 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.6, i32 0, i32 0), i32 noundef %call)
  %cmp6 = icmp ne i32 %call5, 0
  br i1 %cmp6, label %if.then7, label %if.end8
if.then7:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.7, i32 0, i32 0))
  br label %if.end8
if.end8:
  %call9 = call i32 @__gsmack_self()
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i32 noundef %call9)
  %conv.i = zext i32 %call.i to i64
  br i1 %tobool, label %if.then12, label %if.end24
if.then12:
  %0 = bitcast %struct.__sigset_t* %set to i64*
  %1 = load i64, i64* %0, align 4
  %and = and i64 %1, -262401
  %cmp15 = icmp eq i32 %how, 0
  br i1 %cmp15, label %cond.true, label %cond.false
cond.true:
  %or16 = or i64 %conv.i, %and
  br label %cond.end22
cond.false:
  %cmp17 = icmp eq i32 %how, 1
  br i1 %cmp17, label %cond.true18, label %cond.false21
cond.true18:
  %neg19 = xor i64 %and, -1
  %and20 = and i64 %conv.i, %neg19
  br label %cond.end
cond.false21:
  br label %cond.end
cond.end:
  %cond = phi i64 [ %and20, %cond.true18 ], [ %and, %cond.false21 ]
  br label %cond.end22
cond.end22:
  %cond23 = phi i64 [ %or16, %cond.true ], [ %cond, %cond.end ]
  %conv = trunc i64 %cond23 to i32
  call void @__model_signal_choose(i32 noundef %conv)
  br label %if.end24
if.end24:
  %tobool25 = icmp ne %struct.__sigset_t* %old, null
  br i1 %tobool25, label %if.then26, label %if.end27
if.then26:
  %2 = bitcast %struct.__sigset_t* %old to i8*
  call void @llvm.memset.p0i8.i32(i8* align 4 %2, i8 0, i32 128, i1 false)
  %3 = bitcast %struct.__sigset_t* %old to i64*
  store i64 %conv.i, i64* %3, align 4
  br label %if.end27
if.end27:
  call void @__model_signal_open()
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end27 ]
  ret i32 %retval.0
}
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg)
define dso_local i32 @sigprocmask(i32 noundef %how, %struct.__sigset_t* noundef %set, %struct.__sigset_t* noundef %old) {
entry:
  %call = call i32 @pthread_sigmask(i32 noundef %how, %struct.__sigset_t* noundef %set, %struct.__sigset_t* noundef %old)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %invalid.exit
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 22, i32* %call.i.i, align 4
  br label %invalid.exit
invalid.exit:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ -1, %invalid.exit ], [ 0, %cond.false ]
  ret i32 %cond
}
define dso_local i32 @sigpending(%struct.__sigset_t* noundef nonnull %set) {
entry:
  %call = call i32 @__gsmack_self()
  %call1 = call i64 @__gsmack_nondet_ulonglong()
  %and4 = and i64 %call1, 2147481087
  %0 = bitcast %struct.__sigset_t* %set to i8*
  call void @llvm.memset.p0i8.i32(i8* align 4 %0, i8 0, i32 128, i1 false)
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef %call)
  %conv.i = zext i32 %call.i to i64
  %call.i5 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef 0)
  %conv.i6 = zext i32 %call.i5 to i64
  %or7 = or i64 %conv.i, %conv.i6
  %call.i7 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i32 noundef %call)
  %conv.i8 = zext i32 %call.i7 to i64
  %and9 = and i64 %and4, %conv.i8
  %or10 = or i64 %or7, %and9
  %1 = bitcast %struct.__sigset_t* %set to i64*
  store i64 %or10, i64* %1, align 4
  ret i32 0
}
declare dso_local i64 @__gsmack_nondet_ulonglong()
define dso_local i32 @sigwait(%struct.__sigset_t* noalias noundef nonnull %set, i32* noalias noundef nonnull %number) {
entry:
  %call = call i32 @take(%struct.__sigset_t* noundef %set, i1 noundef zeroext false)
  store i32 %call, i32* %number, align 4
  ret i32 0
}
define internal i32 @take(%struct.__sigset_t* noundef %set, i1 noundef zeroext %gives_up) {
entry:
  %call = call i32 @__gsmack_self()
  %0 = bitcast %struct.__sigset_t* %set to i64*
  %1 = load i64, i64* %0, align 4
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  call void @__gsmack_atomic_begin()
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef %call)
  %conv.i = zext i32 %call.i to i64
  %call.i19 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef 0)
  %conv.i20 = zext i32 %call.i19 to i64
  %or = or i64 %conv.i, %conv.i20
  %call.i21 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i32 noundef %call)
  %conv.i22 = zext i32 %call.i21 to i64
  %neg = xor i64 %conv.i22, -1
  %and = and i64 %1, %neg
  %cmp = icmp ne i64 %and, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.13, i32 0, i32 0))
  br label %if.end
if.end:
  %or9 = or i64 %or, 2147481087
  %and10 = and i64 %1, %or9
  %cmp11 = icmp ne i64 %and10, 0
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i, label %cancelled_instead.exit
land.lhs.true.i:
  br i1 %cmp11, label %lor.lhs.false.i, label %land.rhs.i
lor.lhs.false.i:
  %call.i23 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i23, label %land.rhs.i, label %cancelled_instead.exit
land.rhs.i:
  %call1.i = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %2 = phi i1 [ false, %lor.lhs.false.i ], [ false, %if.end ], [ %call1.i, %land.rhs.i ]
  br i1 %cmp11, label %lor.end, label %lor.lhs.false
lor.lhs.false:
  br i1 %gives_up, label %lor.end, label %lor.rhs
lor.rhs:
  br label %lor.end
lor.end:
  %3 = phi i1 [ true, %lor.lhs.false ], [ true, %cancelled_instead.exit ], [ %2, %lor.rhs ]
  call void @__gsmack_await_for(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  br i1 %2, label %if.end31, label %if.then17
if.then17:
  br i1 %gives_up, label %lor.lhs.false19, label %if.then25
lor.lhs.false19:
  %and20 = and i64 %1, %or
  %cmp21 = icmp ne i64 %and20, 0
  br i1 %cmp21, label %if.then25, label %lor.lhs.false22
lor.lhs.false22:
  br i1 %cmp11, label %land.lhs.true, label %if.end27
land.lhs.true:
  %call24 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call24, label %if.then25, label %if.end27
if.then25:
  %call26 = call i32 @__model_any_signal(i64 noundef %and10)
  br label %if.end27
if.end27:
  %number.0 = phi i32 [ %call26, %if.then25 ], [ 0, %land.lhs.true ], [ 0, %lor.lhs.false22 ]
  %cmp28 = icmp ne i32 %number.0, 0
  br i1 %cmp28, label %if.then29, label %if.end30
if.then29:
  %call.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef %call)
  %conv.i.i = zext i32 %call.i.i to i64
  %sub.i.i = sub nsw i32 %number.0, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and.i = and i64 %conv.i.i, %shl.i.i
  %cmp.i = icmp ne i64 %and.i, 0
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %take_away.exit
cond.false.i:
  br label %take_away.exit
take_away.exit:
  %cond.i = phi i32 [ %call, %cond.true.i ], [ 0, %cond.false.i ]
  %call.i5.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef %cond.i)
  %conv.i6.i = zext i32 %call.i5.i to i64
  %neg.i = xor i64 %shl.i.i, -1
  %and4.i = and i64 %conv.i6.i, %neg.i
  %conv.i24 = trunc i64 %and4.i to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef %cond.i, i32 noundef %conv.i24)
  br label %if.end30
if.end30:
  br label %if.end31
if.end31:
  %number.1 = phi i32 [ 0, %lor.end ], [ %number.0, %if.end30 ]
  call void @__gsmack_atomic_end()
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i26, label %act_if.exit
land.lhs.true.i26:
  br i1 %2, label %if.then.i27, label %act_if.exit
if.then.i27:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  ret i32 %number.1
}
define dso_local i32 @sigsuspend(%struct.__sigset_t* noundef nonnull %set) {
entry:
  %call = call i32 @__gsmack_self()
  %0 = bitcast %struct.__sigset_t* %set to i64*
  %1 = load i64, i64* %0, align 4
  %neg = xor i64 %1, -1
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i32 noundef %call)
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i27, label %wait_begins.exit
if.then.i27:
  call void @__model_wait_begins()
  br label %wait_begins.exit
wait_begins.exit:
  br label %for.cond
for.cond:
  %handled.0 = phi i8 [ 0, %wait_begins.exit ], [ %frombool40, %if.end46 ]
  %tobool = trunc i8 %handled.0 to i1
  %lnot = xor i1 %tobool, true
  br i1 %lnot, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  call void @__gsmack_atomic_begin()
  br i1 icmp ne (i64 ()* @__model_signal_caught, i64 ()* null), label %cond.true, label %cond.false
cond.true:
  %call2 = call i64 @__model_signal_caught()
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ %call2, %cond.true ], [ 0, %cond.false ]
  %call.i28 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i32 noundef %call)
  %conv.i29 = zext i32 %call.i28 to i64
  %neg5 = xor i64 %conv.i29, -1
  %and = and i64 %1, %neg5
  %and6 = and i64 %and, %cond
  %cmp = icmp ne i64 %and6, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([75 x i8], [75 x i8]* @.str.8, i32 0, i32 0))
  br label %if.end
if.end:
  %call.i30 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i32 noundef %call)
  %conv.i31 = zext i32 %call.i30 to i64
  %and8 = and i64 %neg, %conv.i31
  %call.i32 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef %call)
  %conv.i33 = zext i32 %call.i32 to i64
  %call.i34 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef 0)
  %conv.i35 = zext i32 %call.i34 to i64
  %or = or i64 %conv.i33, %conv.i35
  %and11 = and i64 %and8, %or
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.rhs, label %land.end
land.rhs:
  %call12 = call zeroext i1 @__model_interrupts(i1 noundef zeroext false)
  br label %land.end
land.end:
  %2 = phi i1 [ false, %if.end ], [ %call12, %land.rhs ]
  %cmp13 = icmp ne i64 %and11, 0
  br i1 %cmp13, label %lor.end, label %lor.rhs
lor.rhs:
  br label %lor.end
lor.end:
  %3 = phi i1 [ true, %land.end ], [ %2, %lor.rhs ]
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i, label %cancelled_instead.exit
land.lhs.true.i:
  br i1 %3, label %lor.lhs.false.i, label %land.rhs.i
lor.lhs.false.i:
  %call.i36 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i36, label %land.rhs.i, label %cancelled_instead.exit
land.rhs.i:
  %call1.i = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %4 = phi i1 [ false, %lor.lhs.false.i ], [ false, %lor.end ], [ %call1.i, %land.rhs.i ]
  br i1 %cmp13, label %lor.end21, label %lor.lhs.false
lor.lhs.false:
  br i1 %2, label %lor.end21, label %lor.rhs19
lor.rhs19:
  br label %lor.end21
lor.end21:
  %5 = phi i1 [ true, %lor.lhs.false ], [ true, %cancelled_instead.exit ], [ %4, %lor.rhs19 ]
  call void @__gsmack_await_for(i1 noundef zeroext %5, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  br i1 %4, label %if.end30, label %land.lhs.true
land.lhs.true:
  br i1 %2, label %lor.lhs.false24, label %if.then28
lor.lhs.false24:
  br i1 %cmp13, label %land.lhs.true26, label %if.end30
land.lhs.true26:
  %call27 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call27, label %if.then28, label %if.end30
if.then28:
  %call29 = call i32 @__model_any_signal(i64 noundef %and11)
  br label %if.end30
if.end30:
  %number.0 = phi i32 [ 0, %lor.end21 ], [ %call29, %if.then28 ], [ 0, %land.lhs.true26 ], [ 0, %lor.lhs.false24 ]
  %cmp31 = icmp ne i32 %number.0, 0
  br i1 %cmp31, label %if.then32, label %if.end33
if.then32:
  %call.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef %call)
  %conv.i.i = zext i32 %call.i.i to i64
  %sub.i.i = sub nsw i32 %number.0, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and.i = and i64 %conv.i.i, %shl.i.i
  %cmp.i = icmp ne i64 %and.i, 0
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %take_away.exit
cond.false.i:
  br label %take_away.exit
take_away.exit:
  %cond.i = phi i32 [ %call, %cond.true.i ], [ 0, %cond.false.i ]
  %call.i5.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef %cond.i)
  %conv.i6.i = zext i32 %call.i5.i to i64
  %neg.i = xor i64 %shl.i.i, -1
  %and4.i = and i64 %conv.i6.i, %neg.i
  %conv.i37 = trunc i64 %and4.i to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.12, i32 0, i32 0), i32 noundef %cond.i, i32 noundef %conv.i37)
  br label %if.end33
if.end33:
  %cmp34 = icmp eq i32 %number.0, 0
  br i1 %cmp34, label %lor.end39, label %lor.rhs35
lor.rhs35:
  br i1 icmp ne (i1 (i32)* @__model_signal_handled, i1 (i32)* null), label %land.rhs36, label %land.end38
land.rhs36:
  %call37 = call zeroext i1 @__model_signal_handled(i32 noundef %number.0)
  br label %land.end38
land.end38:
  %6 = phi i1 [ false, %lor.rhs35 ], [ %call37, %land.rhs36 ]
  br label %lor.end39
lor.end39:
  %7 = phi i1 [ true, %if.end33 ], [ %6, %land.end38 ]
  %frombool40 = zext i1 %7 to i8
  call void @__gsmack_atomic_end()
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i39, label %act_if.exit
land.lhs.true.i39:
  br i1 %4, label %if.then.i40, label %act_if.exit
if.then.i40:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  br i1 %cmp31, label %if.then43, label %if.end46
if.then43:
  %conv = trunc i64 %1 to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i32 noundef %call, i32 noundef %conv)
  call void @__model_signal_act(i32 noundef %number.0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i32 noundef %call, i32 noundef %call.i)
  br label %if.end46
if.end46:
  br label %for.cond
for.end:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i42, label %fails_with.exit
if.then.i42:
  %call.i41 = call i32* @__errno_location()
  store i32 4, i32* %call.i41, align 4
  br label %fails_with.exit
fails_with.exit:
  ret i32 -1
}
declare extern_weak dso_local i64 @__model_signal_caught()
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i32 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare extern_weak dso_local zeroext i1 @__model_signal_handled(i32 noundef)
define dso_local i32 @sigwaitinfo(%struct.__sigset_t* noalias noundef nonnull %set, %struct.siginfo_t* noalias noundef %info) {
entry:
  %call = call i32 @take(%struct.__sigset_t* noundef %set, i1 noundef zeroext false)
  %tobool.i = icmp ne %struct.siginfo_t* %info, null
  br i1 %tobool.i, label %if.then.i, label %any_info.exit
if.then.i:
  %0 = bitcast %struct.siginfo_t* %info to i8*
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.14, i32 0, i32 0), i8* noundef %0, i32 noundef 128)
  %call.i = call i32 @__gsmack_nondet_int()
  %si_errno.i = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %info, i32 0, i32 1
  store i32 %call.i, i32* %si_errno.i, align 4
  %call1.i = call i32 @__gsmack_nondet_int()
  %si_code.i = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %info, i32 0, i32 2
  store i32 %call1.i, i32* %si_code.i, align 4
  %call2.i = call i32 @__gsmack_nondet_int()
  %_sifields.i = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %info, i32 0, i32 3
  %_kill.i = bitcast %union.anon* %_sifields.i to %struct.anon*
  %si_pid.i = getelementptr inbounds %struct.anon, %struct.anon* %_kill.i, i32 0, i32 0
  store i32 %call2.i, i32* %si_pid.i, align 4
  %call3.i = call i32 @__gsmack_nondet_uint()
  %si_uid.i = getelementptr inbounds %struct.anon, %struct.anon* %_kill.i, i32 0, i32 1
  store i32 %call3.i, i32* %si_uid.i, align 4
  %call.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.15, i32 0, i32 0), i32 noundef %call)
  %call1.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1.i.i, label %if.then.i.i, label %any_value.exit.i
if.then.i.i:
  %call2.i.i = call i32 @__gsmack_nondet_long()
  br label %any_value.exit.i
any_value.exit.i:
  %sent.0.i.i = phi i32 [ %call2.i.i, %if.then.i.i ], [ %call.i.i, %if.then.i ]
  %1 = inttoptr i32 %sent.0.i.i to i8*
  %tmp.i.sroa.0.0..sroa_idx3 = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %info, i32 0, i32 3, i32 0, i32 2
  %tmp.i.sroa.0.0..sroa_cast = bitcast i32* %tmp.i.sroa.0.0..sroa_idx3 to i8**
  store i8* %1, i8** %tmp.i.sroa.0.0..sroa_cast, align 4
  %si_signo.i = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %info, i32 0, i32 0
  store i32 %call, i32* %si_signo.i, align 4
  br label %any_info.exit
any_info.exit:
  ret i32 %call
}
define dso_local i32 @sigtimedwait(%struct.__sigset_t* noalias noundef nonnull %set, %struct.siginfo_t* noalias noundef %info, %struct.timespec* noalias noundef %time) {
entry:
  %tv_sec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 0
  %0 = load i32, i32* %tv_sec.i, align 4
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %0)
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %1 = load i32, i32* %tv_nsec.i, align 4
  %cmp.i = icmp sge i32 %1, 0
  br i1 %cmp.i, label %land.rhs.i, label %valid_time.exit
land.rhs.i:
  %cmp2.i = icmp slt i32 %1, 1000000000
  br label %valid_time.exit
valid_time.exit:
  %2 = phi i1 [ false, %entry ], [ %cmp2.i, %land.rhs.i ]
  br i1 %2, label %if.end, label %if.then
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %invalid.exit
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 22, i32* %call.i.i, align 4
  br label %invalid.exit
invalid.exit:
  br label %return
if.end:
  %call2 = call i32 @take(%struct.__sigset_t* noundef %set, i1 noundef zeroext true)
  %cmp = icmp eq i32 %call2, 0
  br i1 %cmp, label %if.then3, label %if.end5
if.then3:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 11, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cleanup
if.end5:
  %tobool.i = icmp ne %struct.siginfo_t* %info, null
  br i1 %tobool.i, label %if.then.i6, label %any_info.exit
if.then.i6:
  %3 = bitcast %struct.siginfo_t* %info to i8*
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.14, i32 0, i32 0), i8* noundef %3, i32 noundef 128)
  %call.i4 = call i32 @__gsmack_nondet_int()
  %si_errno.i = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %info, i32 0, i32 1
  store i32 %call.i4, i32* %si_errno.i, align 4
  %call1.i = call i32 @__gsmack_nondet_int()
  %si_code.i = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %info, i32 0, i32 2
  store i32 %call1.i, i32* %si_code.i, align 4
  %call2.i = call i32 @__gsmack_nondet_int()
  %_sifields.i = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %info, i32 0, i32 3
  %_kill.i = bitcast %union.anon* %_sifields.i to %struct.anon*
  %si_pid.i = getelementptr inbounds %struct.anon, %struct.anon* %_kill.i, i32 0, i32 0
  store i32 %call2.i, i32* %si_pid.i, align 4
  %call3.i = call i32 @__gsmack_nondet_uint()
  %si_uid.i = getelementptr inbounds %struct.anon, %struct.anon* %_kill.i, i32 0, i32 1
  store i32 %call3.i, i32* %si_uid.i, align 4
  %call.i.i5 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.15, i32 0, i32 0), i32 noundef %call2)
  %call1.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1.i.i, label %if.then.i.i7, label %any_value.exit.i
if.then.i.i7:
  %call2.i.i = call i32 @__gsmack_nondet_long()
  br label %any_value.exit.i
any_value.exit.i:
  %sent.0.i.i = phi i32 [ %call2.i.i, %if.then.i.i7 ], [ %call.i.i5, %if.then.i6 ]
  %4 = inttoptr i32 %sent.0.i.i to i8*
  %tmp.i.sroa.0.0..sroa_idx8 = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %info, i32 0, i32 3, i32 0, i32 2
  %tmp.i.sroa.0.0..sroa_cast = bitcast i32* %tmp.i.sroa.0.0..sroa_idx8 to i8**
  store i8* %4, i8** %tmp.i.sroa.0.0..sroa_cast, align 4
  %si_signo.i = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %info, i32 0, i32 0
  store i32 %call2, i32* %si_signo.i, align 4
  br label %any_info.exit
any_info.exit:
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %fails_with.exit ], [ %call2, %any_info.exit ]
  br label %return
return:
  %retval.1 = phi i32 [ %retval.0, %cleanup ], [ -1, %invalid.exit ]
  ret i32 %retval.1
}
declare i64 @llvm.cttz.i64(i64, i1 immarg)
declare extern_weak dso_local void @__model_cancel_point()
declare extern_weak dso_local void @__model_wait_begins()
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare extern_weak dso_local void @__model_cancel_end()
declare extern_weak dso_local i32* @__errno_location()
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_uint()
declare dso_local i32 @__gsmack_nondet_long()
declare dso_local void @__model_needs(i32 noundef, ...)
