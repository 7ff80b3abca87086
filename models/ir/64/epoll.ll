target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.epoll_event = type <{ i32, %union.epoll_data }>
%union.epoll_data = type { i8* }
%struct.__sigset_t = type { [16 x i64] }
@.str = private unnamed_addr constant [9 x i8] c"epoll.in\00", align 1
@.str.1 = private unnamed_addr constant [34 x i8] c"a file that two epoll files watch\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"epoll.data\00", align 1
@.str.3 = private unnamed_addr constant [13 x i8] c"epoll.others\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"file\00", align 1
@.str.5 = private unnamed_addr constant [12 x i8] c"epoll.round\00", align 1
@.str.6 = private unnamed_addr constant [34 x i8] c"epoll_pwait with a set of signals\00", align 1
@.str.7 = private unnamed_addr constant [12 x i8] c"epoll.wants\00", align 1
@.str.8 = private unnamed_addr constant [11 x i8] c"epoll.told\00", align 1
define dso_local i32 @epoll_create(i32 noundef %size) {
entry:
  %call = call i32 @any_descriptor()
  ret i32 %call
}
define internal i32 @any_descriptor() {
entry:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, -1
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp slt i32 %call, 1024
  br label %land.end
land.end:
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2 = icmp slt i32 %call, 0
  br i1 %cmp2, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %fails_or_is_interrupted.exit
if.end.i.i:
  %call.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp sgt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %call.i.i, 133
  br label %land.end.i.i
land.end.i.i:
  %1 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp2.i.i = icmp eq i32 %call.i.i, 11
  br i1 %cmp2.i.i, label %if.then3.i.i, label %if.end5.i.i
if.then3.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i, label %fails_with.exit.i.i
if.then.i.i.i:
  %call.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i, align 4
  br label %fails_with.exit.i.i
fails_with.exit.i.i:
  br label %cleanup.i.i
if.end5.i.i:
  %cmp6.i.i = icmp eq i32 %call.i.i, 4
  br i1 %cmp6.i.i, label %if.then7.i.i, label %if.end9.i.i
if.then7.i.i:
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i, label %fails_with.exit8.i.i
if.then.i7.i.i:
  %call.i6.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i, align 4
  br label %fails_with.exit8.i.i
fails_with.exit8.i.i:
  br label %cleanup.i.i
if.end9.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i, label %fails_with.exit11.i.i
if.then.i10.i.i:
  %call.i9.i.i = call i32* @__errno_location()
  store i32 %call.i.i, i32* %call.i9.i.i, align 4
  br label %fails_with.exit11.i.i
fails_with.exit11.i.i:
  br label %cleanup.i.i
cleanup.i.i:
  br label %fails_or_is_interrupted.exit
fails_or_is_interrupted.exit:
  br label %cleanup
if.end:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i7, label %is_event.exit.i
land.rhs.i.i7:
  %call.i.i6 = call zeroext i1 @__model_is_event(i32 noundef %call)
  br label %is_event.exit.i
is_event.exit.i:
  %2 = phi i1 [ false, %if.end ], [ %call.i.i6, %land.rhs.i.i7 ]
  br i1 %2, label %is_known.exit, label %lor.rhs.i
lor.rhs.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i, label %is_pipe.exit.i
land.rhs.i3.i:
  %call.i2.i = call zeroext i1 @__model_is_pipe(i32 noundef %call)
  br label %is_pipe.exit.i
is_pipe.exit.i:
  %3 = phi i1 [ false, %lor.rhs.i ], [ %call.i2.i, %land.rhs.i3.i ]
  br label %is_known.exit
is_known.exit:
  %4 = phi i1 [ true, %is_event.exit.i ], [ %3, %is_pipe.exit.i ]
  %lnot = xor i1 %4, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot)
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %fails_or_is_interrupted.exit ], [ %call, %is_known.exit ]
  ret i32 %retval.0
}
define dso_local i32 @epoll_create1(i32 noundef %flags) {
entry:
  %call = call i32 @any_descriptor()
  ret i32 %call
}
define weak dso_local void @__model_epoll_forget(i32 noundef %file) {
entry:
  call void @__gsmack_atomic_begin()
  %conv = sext i32 %file to i64
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i64 noundef %conv)
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %conv1 = trunc i64 %call to i32
  %sub = sub nsw i32 %conv1, 1
  %call2.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i64 0, i64 0), i64 noundef %conv)
  %conv3.i = trunc i64 %call2.i to i32
  %cmp.i7.i = icmp ne i32 %conv3.i, 0
  br i1 %cmp.i7.i, label %land.rhs.i8.i, label %watch.exit
land.rhs.i8.i:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i.i10.i, label %is_event.exit.i.i11.i
land.rhs.i.i.i10.i:
  %call.i.i.i9.i = call zeroext i1 @__model_is_event(i32 noundef %file)
  br label %is_event.exit.i.i11.i
is_event.exit.i.i11.i:
  %0 = phi i1 [ false, %land.rhs.i8.i ], [ %call.i.i.i9.i, %land.rhs.i.i.i10.i ]
  br i1 %0, label %is_known.exit.i16.i, label %lor.rhs.i.i12.i
lor.rhs.i.i12.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i.i14.i, label %is_pipe.exit.i.i15.i
land.rhs.i3.i.i14.i:
  %call.i2.i.i13.i = call zeroext i1 @__model_is_pipe(i32 noundef %file)
  br label %is_pipe.exit.i.i15.i
is_pipe.exit.i.i15.i:
  %1 = phi i1 [ false, %lor.rhs.i.i12.i ], [ %call.i2.i.i13.i, %land.rhs.i3.i.i14.i ]
  br label %is_known.exit.i16.i
is_known.exit.i16.i:
  %2 = phi i1 [ true, %is_event.exit.i.i11.i ], [ %1, %is_pipe.exit.i.i15.i ]
  br i1 %2, label %lor.rhs.i19.i, label %lor.end.i20.i
lor.rhs.i19.i:
  %div.i17.i = udiv i32 %conv3.i, -2147483648
  %cmp1.i18.i = icmp ne i32 %div.i17.i, 0
  br label %lor.end.i20.i
lor.end.i20.i:
  %3 = phi i1 [ true, %is_known.exit.i16.i ], [ %cmp1.i18.i, %lor.rhs.i19.i ]
  br label %watch.exit
watch.exit:
  %4 = phi i1 [ false, %if.then ], [ %3, %lor.end.i20.i ]
  %conv5.i = zext i1 %4 to i32
  %sub.i = sub nsw i32 0, %conv5.i
  %conv6.i = sext i32 %sub to i64
  %call8.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0), i64 noundef %conv6.i)
  %conv9.i = sext i32 %sub.i to i64
  %add.i = add nsw i64 %call8.i, %conv9.i
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0), i64 noundef %conv6.i, i64 noundef %add.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i64 0, i64 0), i64 noundef %conv, i64 noundef 0)
  br label %if.end
if.end:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i64 noundef %conv, i64 noundef 0)
  call void @__gsmack_atomic_end()
  ret void
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
define internal void @watch(i32 noundef %epoll, i32 noundef %file, i32 noundef %wants) {
entry:
  %cmp.i = icmp ne i32 %wants, 0
  br i1 %cmp.i, label %land.rhs.i, label %is_open.exit
land.rhs.i:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i.i, label %is_event.exit.i.i
land.rhs.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_is_event(i32 noundef %file)
  br label %is_event.exit.i.i
is_event.exit.i.i:
  %0 = phi i1 [ false, %land.rhs.i ], [ %call.i.i.i, %land.rhs.i.i.i ]
  br i1 %0, label %is_known.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i.i, label %is_pipe.exit.i.i
land.rhs.i3.i.i:
  %call.i2.i.i = call zeroext i1 @__model_is_pipe(i32 noundef %file)
  br label %is_pipe.exit.i.i
is_pipe.exit.i.i:
  %1 = phi i1 [ false, %lor.rhs.i.i ], [ %call.i2.i.i, %land.rhs.i3.i.i ]
  br label %is_known.exit.i
is_known.exit.i:
  %2 = phi i1 [ true, %is_event.exit.i.i ], [ %1, %is_pipe.exit.i.i ]
  br i1 %2, label %lor.rhs.i, label %lor.end.i
lor.rhs.i:
  %div.i = udiv i32 %wants, -2147483648
  %cmp1.i = icmp ne i32 %div.i, 0
  br label %lor.end.i
lor.end.i:
  %3 = phi i1 [ true, %is_known.exit.i ], [ %cmp1.i, %lor.rhs.i ]
  br label %is_open.exit
is_open.exit:
  %4 = phi i1 [ false, %entry ], [ %3, %lor.end.i ]
  %conv = zext i1 %4 to i32
  %conv1 = sext i32 %file to i64
  %call2 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i64 0, i64 0), i64 noundef %conv1)
  %conv3 = trunc i64 %call2 to i32
  %cmp.i7 = icmp ne i32 %conv3, 0
  br i1 %cmp.i7, label %land.rhs.i8, label %is_open.exit21
land.rhs.i8:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i.i10, label %is_event.exit.i.i11
land.rhs.i.i.i10:
  %call.i.i.i9 = call zeroext i1 @__model_is_event(i32 noundef %file)
  br label %is_event.exit.i.i11
is_event.exit.i.i11:
  %5 = phi i1 [ false, %land.rhs.i8 ], [ %call.i.i.i9, %land.rhs.i.i.i10 ]
  br i1 %5, label %is_known.exit.i16, label %lor.rhs.i.i12
lor.rhs.i.i12:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i.i14, label %is_pipe.exit.i.i15
land.rhs.i3.i.i14:
  %call.i2.i.i13 = call zeroext i1 @__model_is_pipe(i32 noundef %file)
  br label %is_pipe.exit.i.i15
is_pipe.exit.i.i15:
  %6 = phi i1 [ false, %lor.rhs.i.i12 ], [ %call.i2.i.i13, %land.rhs.i3.i.i14 ]
  br label %is_known.exit.i16
is_known.exit.i16:
  %7 = phi i1 [ true, %is_event.exit.i.i11 ], [ %6, %is_pipe.exit.i.i15 ]
  br i1 %7, label %lor.rhs.i19, label %lor.end.i20
lor.rhs.i19:
  %div.i17 = udiv i32 %conv3, -2147483648
  %cmp1.i18 = icmp ne i32 %div.i17, 0
  br label %lor.end.i20
lor.end.i20:
  %8 = phi i1 [ true, %is_known.exit.i16 ], [ %cmp1.i18, %lor.rhs.i19 ]
  br label %is_open.exit21
is_open.exit21:
  %9 = phi i1 [ false, %is_open.exit ], [ %8, %lor.end.i20 ]
  %conv5 = zext i1 %9 to i32
  %sub = sub nsw i32 %conv, %conv5
  %conv6 = sext i32 %epoll to i64
  %call8 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0), i64 noundef %conv6)
  %conv9 = sext i32 %sub to i64
  %add = add nsw i64 %call8, %conv9
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0), i64 noundef %conv6, i64 noundef %add)
  %conv11 = zext i32 %wants to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i64 0, i64 0), i64 noundef %conv1, i64 noundef %conv11)
  ret void
}
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @epoll_ctl(i32 noundef %epoll, i32 noundef %operation, i32 noundef %file, %struct.epoll_event* noundef %event) {
entry:
  %cmp = icmp eq i32 %operation, 2
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %data1 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %event, i32 0, i32 1
  %ptr = bitcast %union.epoll_data* %data1 to i8**
  %0 = load i8*, i8** %ptr, align 1
  %1 = ptrtoint i8* %0 to i64
  br label %cond.end
cond.end:
  %cond = phi i64 [ 0, %cond.true ], [ %1, %cond.false ]
  br i1 %cmp, label %cond.true3, label %cond.false4
cond.true3:
  br label %cond.end5
cond.false4:
  %events = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %event, i32 0, i32 0
  %2 = load i32, i32* %events, align 1
  br label %cond.end5
cond.end5:
  %cond6 = phi i32 [ 0, %cond.true3 ], [ %2, %cond.false4 ]
  call void @__gsmack_atomic_begin()
  %conv = sext i32 %file to i64
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i64 noundef %conv)
  %conv7 = sext i32 %epoll to i64
  %add = add nsw i64 %conv7, 1
  %cmp8 = icmp eq i64 %call, %add
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  br i1 %cmp8, label %if.end, label %if.then
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i64 0, i64 0))
  br label %if.end
if.end:
  %conv12 = zext i1 %cmp8 to i32
  %cmp13 = icmp eq i32 %operation, 1
  %conv14 = zext i1 %cmp13 to i32
  %cmp15 = icmp eq i32 %conv12, %conv14
  br i1 %cmp15, label %if.then17, label %if.else
if.then17:
  %cond20 = select i1 %cmp8, i32 17, i32 2
  br label %if.end38
if.else:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i, label %is_event.exit.i
land.rhs.i.i:
  %call.i.i = call zeroext i1 @__model_is_event(i32 noundef %file)
  br label %is_event.exit.i
is_event.exit.i:
  %3 = phi i1 [ false, %if.else ], [ %call.i.i, %land.rhs.i.i ]
  br i1 %3, label %is_known.exit, label %lor.rhs.i
lor.rhs.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i, label %is_pipe.exit.i
land.rhs.i3.i:
  %call.i2.i = call zeroext i1 @__model_is_pipe(i32 noundef %file)
  br label %is_pipe.exit.i
is_pipe.exit.i:
  %4 = phi i1 [ false, %lor.rhs.i ], [ %call.i2.i, %land.rhs.i3.i ]
  br label %is_known.exit
is_known.exit:
  %5 = phi i1 [ true, %is_event.exit.i ], [ %4, %is_pipe.exit.i ]
  br i1 %5, label %if.else26, label %land.lhs.true22
land.lhs.true22:
  %call23 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call23, label %if.then25, label %if.else26
if.then25:
  br label %if.end37
if.else26:
  call void @watch(i32 noundef %epoll, i32 noundef %file, i32 noundef %cond6)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0), i64 noundef %conv, i64 noundef %cond)
  br i1 %cmp, label %cond.true31, label %cond.false32
cond.true31:
  br label %cond.end35
cond.false32:
  br label %cond.end35
cond.end35:
  %cond36 = phi i64 [ 0, %cond.true31 ], [ %add, %cond.false32 ]
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i64 noundef %conv, i64 noundef %cond36)
  br label %if.end37
if.end37:
  %error.0 = phi i32 [ 0, %cond.end35 ], [ 1, %if.then25 ]
  br label %if.end38
if.end38:
  %error.1 = phi i32 [ %cond20, %if.then17 ], [ %error.0, %if.end37 ]
  call void @__gsmack_atomic_end()
  %tobool39 = icmp ne i32 %error.1, 0
  br i1 %tobool39, label %cond.true40, label %cond.false42
cond.true40:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 %error.1, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cond.end43
cond.false42:
  br label %cond.end43
cond.end43:
  %cond44 = phi i32 [ -1, %fails_with.exit ], [ 0, %cond.false42 ]
  ret i32 %cond44
}
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local i32 @epoll_wait(i32 noundef %epoll, %struct.epoll_event* noundef %events, i32 noundef %most, i32 noundef %time) {
entry:
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i, label %wait_begins.exit
if.then.i:
  call void @__model_wait_begins()
  br label %wait_begins.exit
wait_begins.exit:
  call void @__gsmack_atomic_begin()
  %call = call zeroext i1 @known_ready(i32 noundef %epoll)
  br i1 %call, label %lor.end, label %lor.rhs
lor.rhs:
  %conv = sext i32 %epoll to i64
  %call1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0), i64 noundef %conv)
  %cmp = icmp ne i64 %call1, 0
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %wait_begins.exit ], [ %cmp, %lor.rhs ]
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i, label %cancelled_instead.exit
land.lhs.true.i:
  br i1 %0, label %lor.lhs.false.i, label %land.rhs.i
lor.lhs.false.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %land.rhs.i, label %cancelled_instead.exit
land.rhs.i:
  %call1.i = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %1 = phi i1 [ false, %lor.lhs.false.i ], [ false, %lor.end ], [ %call1.i, %land.rhs.i ]
  br i1 %1, label %land.end, label %land.rhs
land.rhs:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i20, label %interrupted.exit
land.lhs.true.i20:
  %call.i19 = call zeroext i1 @__model_interrupts(i1 noundef zeroext false)
  br i1 %call.i19, label %land.rhs.i22, label %interrupted.exit
land.rhs.i22:
  %call1.i21 = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %2 = phi i1 [ false, %land.lhs.true.i20 ], [ false, %land.rhs ], [ %call1.i21, %land.rhs.i22 ]
  br label %land.end
land.end:
  %3 = phi i1 [ false, %cancelled_instead.exit ], [ %2, %interrupted.exit ]
  br i1 %0, label %lor.end19, label %lor.lhs.false
lor.lhs.false:
  br i1 %1, label %lor.end19, label %lor.lhs.false13
lor.lhs.false13:
  br i1 %3, label %lor.end19, label %lor.rhs16
lor.rhs16:
  %cmp17 = icmp sge i32 %time, 0
  br label %lor.end19
lor.end19:
  %4 = phi i1 [ true, %lor.lhs.false13 ], [ true, %lor.lhs.false ], [ true, %land.end ], [ %cmp17, %lor.rhs16 ]
  call void @__gsmack_await_for(i1 noundef zeroext %4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.4, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call20 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.5, i64 0, i64 0))
  %add = add nsw i64 %call20, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.5, i64 0, i64 0), i64 noundef %add)
  call void @__gsmack_atomic_end()
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i24, label %act_if.exit
land.lhs.true.i24:
  br i1 %1, label %if.then.i25, label %act_if.exit
if.then.i25:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  br i1 %3, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i27, label %fails_with.exit
if.then.i27:
  %call.i26 = call i32* @__errno_location()
  store i32 4, i32* %call.i26, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cleanup
if.end:
  %call24 = call i32 @__gsmack_nondet_int()
  %cmp25 = icmp sge i32 %call24, 0
  br i1 %cmp25, label %land.rhs27, label %land.end30
land.rhs27:
  %cmp28 = icmp sle i32 %call24, %most
  br label %land.end30
land.end30:
  %5 = phi i1 [ false, %if.end ], [ %cmp28, %land.rhs27 ]
  call void @__gsmack_assume(i1 noundef zeroext %5)
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %land.end30 ], [ %inc, %for.inc ]
  %cmp31 = icmp slt i32 %i.0, %call24
  br i1 %cmp31, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %events, i64 %idxprom
  %call.i28 = call i32 @__gsmack_nondet_int()
  %call1.i29 = call i32 @__gsmack_nondet_uint()
  call void @__gsmack_atomic_begin()
  %conv.i = sext i32 %call.i28 to i64
  %call2.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i64 0, i64 0), i64 noundef %conv.i)
  %conv3.i = trunc i64 %call2.i to i32
  %call5.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0), i64 noundef %conv.i)
  %cmp.i = icmp sge i32 %call.i28, 0
  br i1 %cmp.i, label %land.lhs.true.i30, label %land.end.i
land.lhs.true.i30:
  %call8.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i64 noundef %conv.i)
  %conv9.i = sext i32 %epoll to i64
  %add.i = add nsw i64 %conv9.i, 1
  %cmp10.i = icmp eq i64 %call8.i, %add.i
  br i1 %cmp10.i, label %land.rhs.i31, label %land.end.i
land.rhs.i31:
  %call13.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.8, i64 0, i64 0), i64 noundef %conv.i)
  %cmp14.i = icmp ne i64 %call13.i, %add
  br label %land.end.i
land.end.i:
  %6 = phi i1 [ false, %land.lhs.true.i30 ], [ false, %for.body ], [ %cmp14.i, %land.rhs.i31 ]
  call void @__gsmack_assume(i1 noundef zeroext %6)
  %cmp16.i = icmp ne i32 %call1.i29, 0
  br i1 %cmp16.i, label %land.lhs.true18.i, label %land.end27.i
land.lhs.true18.i:
  %cmp19.i = icmp ne i32 %conv3.i, 0
  br i1 %cmp19.i, label %land.rhs21.i, label %land.end27.i
land.rhs21.i:
  br i1 true, label %land.rhs.i.i, label %is_open.exit.i
land.rhs.i.i:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i.i.i, label %is_event.exit.i.i.i
land.rhs.i.i.i.i:
  %call.i.i.i.i = call zeroext i1 @__model_is_event(i32 noundef %call.i28)
  br label %is_event.exit.i.i.i
is_event.exit.i.i.i:
  %7 = phi i1 [ false, %land.rhs.i.i ], [ %call.i.i.i.i, %land.rhs.i.i.i.i ]
  br i1 %7, label %is_known.exit.i.i, label %lor.rhs.i.i.i
lor.rhs.i.i.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i.i.i, label %is_pipe.exit.i.i.i
land.rhs.i3.i.i.i:
  %call.i2.i.i.i = call zeroext i1 @__model_is_pipe(i32 noundef %call.i28)
  br label %is_pipe.exit.i.i.i
is_pipe.exit.i.i.i:
  %8 = phi i1 [ false, %lor.rhs.i.i.i ], [ %call.i2.i.i.i, %land.rhs.i3.i.i.i ]
  br label %is_known.exit.i.i
is_known.exit.i.i:
  %9 = phi i1 [ true, %is_event.exit.i.i.i ], [ %8, %is_pipe.exit.i.i.i ]
  br i1 %9, label %lor.rhs.i.i, label %lor.end.i.i
lor.rhs.i.i:
  %div.i.i = udiv i32 %conv3.i, -2147483648
  %cmp1.i.i = icmp ne i32 %div.i.i, 0
  br label %lor.end.i.i
lor.end.i.i:
  %10 = phi i1 [ true, %is_known.exit.i.i ], [ %cmp1.i.i, %lor.rhs.i.i ]
  br label %is_open.exit.i
is_open.exit.i:
  %11 = phi i1 [ false, %land.rhs21.i ], [ %10, %lor.end.i.i ]
  br i1 %11, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  br i1 false, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %told.exit.i
cond.false.i.i:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i.i23.i, label %is_event.exit.i.i24.i
land.rhs.i.i.i23.i:
  %call.i.i.i22.i = call zeroext i1 @__model_is_event(i32 noundef %call.i28)
  br label %is_event.exit.i.i24.i
is_event.exit.i.i24.i:
  %12 = phi i1 [ false, %cond.false.i.i ], [ %call.i.i.i22.i, %land.rhs.i.i.i23.i ]
  br i1 %12, label %cond.true.i.i.i, label %cond.false.i.i.i
cond.true.i.i.i:
  %call1.i.i.i = call signext i16 @__model_event_state(i32 noundef %call.i28)
  %conv.i.i.i = sext i16 %call1.i.i.i to i32
  br label %state_of.exit.i.i
cond.false.i.i.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i5.i.i.i, label %is_pipe.exit.i.i25.i
land.rhs.i5.i.i.i:
  %call.i4.i.i.i = call zeroext i1 @__model_is_pipe(i32 noundef %call.i28)
  br label %is_pipe.exit.i.i25.i
is_pipe.exit.i.i25.i:
  %13 = phi i1 [ false, %cond.false.i.i.i ], [ %call.i4.i.i.i, %land.rhs.i5.i.i.i ]
  br i1 %13, label %cond.true4.i.i.i, label %cond.false7.i.i.i
cond.true4.i.i.i:
  %call5.i.i.i = call signext i16 @__model_pipe_state(i32 noundef %call.i28)
  %conv6.i.i.i = sext i16 %call5.i.i.i to i32
  br label %cond.end.i.i.i
cond.false7.i.i.i:
  br label %cond.end.i.i.i
cond.end.i.i.i:
  %cond.i.i.i = phi i32 [ %conv6.i.i.i, %cond.true4.i.i.i ], [ 0, %cond.false7.i.i.i ]
  br label %state_of.exit.i.i
state_of.exit.i.i:
  %cond9.i.i.i = phi i32 [ %conv.i.i.i, %cond.true.i.i.i ], [ %cond.i.i.i, %cond.end.i.i.i ]
  %conv10.i.i.i = trunc i32 %cond9.i.i.i to i16
  %rem.i.i = urem i32 %conv3.i, 2
  %cmp1.i26.i = icmp ne i32 %rem.i.i, 0
  %div2.i.i = udiv i32 %conv3.i, 4
  %rem3.i.i = urem i32 %div2.i.i, 2
  %cmp4.i.i = icmp ne i32 %rem3.i.i, 0
  br i1 %cmp1.i26.i, label %cond.true.i4.i.i, label %cond.false.i5.i.i
cond.true.i4.i.i:
  %conv.i3.i.i = sext i16 %conv10.i.i.i to i32
  %rem.i.i.i = srem i32 %conv.i3.i.i, 2
  br label %cond.end.i7.i.i
cond.false.i5.i.i:
  br label %cond.end.i7.i.i
cond.end.i7.i.i:
  %cond.i6.i.i = phi i32 [ %rem.i.i.i, %cond.true.i4.i.i ], [ 0, %cond.false.i5.i.i ]
  br i1 %cmp4.i.i, label %cond.true4.i8.i.i, label %cond.false7.i9.i.i
cond.true4.i8.i.i:
  %conv5.i.i.i = sext i16 %conv10.i.i.i to i32
  %div.i.i.i = sdiv i32 %conv5.i.i.i, 4
  %rem6.i.i.i = srem i32 %div.i.i.i, 2
  %mul.i.i.i = mul nsw i32 %rem6.i.i.i, 4
  br label %told_of.exit.i.i
cond.false7.i9.i.i:
  br label %told_of.exit.i.i
told_of.exit.i.i:
  %cond9.i10.i.i = phi i32 [ %mul.i.i.i, %cond.true4.i8.i.i ], [ 0, %cond.false7.i9.i.i ]
  %add.i.i.i = add nsw i32 %cond.i6.i.i, %cond9.i10.i.i
  %conv10.i11.i.i = sext i16 %conv10.i.i.i to i32
  %div11.i.i.i = sdiv i32 %conv10.i11.i.i, 8
  %mul12.i.i.i = mul nsw i32 %div11.i.i.i, 8
  %add13.i.i.i = add nsw i32 %add.i.i.i, %mul12.i.i.i
  %conv14.i.i.i = trunc i32 %add13.i.i.i to i16
  %conv.i.i = sext i16 %conv14.i.i.i to i32
  br label %told.exit.i
told.exit.i:
  %cond.i.i = phi i32 [ 0, %cond.true.i.i ], [ %conv.i.i, %told_of.exit.i.i ]
  %cmp25.i = icmp eq i32 %call1.i29, %cond.i.i
  br label %lor.end.i
lor.end.i:
  %14 = phi i1 [ true, %is_open.exit.i ], [ %cmp25.i, %told.exit.i ]
  br label %land.end27.i
land.end27.i:
  %15 = phi i1 [ false, %land.lhs.true18.i ], [ false, %land.end.i ], [ %14, %lor.end.i ]
  call void @__gsmack_assume(i1 noundef zeroext %15)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.8, i64 0, i64 0), i64 noundef %conv.i, i64 noundef %add)
  %div.i = udiv i32 %conv3.i, 1073741824
  %rem.i = urem i32 %div.i, 2
  %cmp29.i = icmp ne i32 %rem.i, 0
  br i1 %cmp29.i, label %if.then.i32, label %tell.exit
if.then.i32:
  %call2.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i64 0, i64 0), i64 noundef %conv.i)
  %conv3.i.i = trunc i64 %call2.i.i to i32
  %cmp.i7.i.i = icmp ne i32 %conv3.i.i, 0
  br i1 %cmp.i7.i.i, label %land.rhs.i8.i.i, label %watch.exit.i
land.rhs.i8.i.i:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i.i10.i.i, label %is_event.exit.i.i11.i.i
land.rhs.i.i.i10.i.i:
  %call.i.i.i9.i.i = call zeroext i1 @__model_is_event(i32 noundef %call.i28)
  br label %is_event.exit.i.i11.i.i
is_event.exit.i.i11.i.i:
  %16 = phi i1 [ false, %land.rhs.i8.i.i ], [ %call.i.i.i9.i.i, %land.rhs.i.i.i10.i.i ]
  br i1 %16, label %is_known.exit.i16.i.i, label %lor.rhs.i.i12.i.i
lor.rhs.i.i12.i.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i.i14.i.i, label %is_pipe.exit.i.i15.i.i
land.rhs.i3.i.i14.i.i:
  %call.i2.i.i13.i.i = call zeroext i1 @__model_is_pipe(i32 noundef %call.i28)
  br label %is_pipe.exit.i.i15.i.i
is_pipe.exit.i.i15.i.i:
  %17 = phi i1 [ false, %lor.rhs.i.i12.i.i ], [ %call.i2.i.i13.i.i, %land.rhs.i3.i.i14.i.i ]
  br label %is_known.exit.i16.i.i
is_known.exit.i16.i.i:
  %18 = phi i1 [ true, %is_event.exit.i.i11.i.i ], [ %17, %is_pipe.exit.i.i15.i.i ]
  br i1 %18, label %lor.rhs.i19.i.i, label %lor.end.i20.i.i
lor.rhs.i19.i.i:
  %div.i17.i.i = udiv i32 %conv3.i.i, -2147483648
  %cmp1.i18.i.i = icmp ne i32 %div.i17.i.i, 0
  br label %lor.end.i20.i.i
lor.end.i20.i.i:
  %19 = phi i1 [ true, %is_known.exit.i16.i.i ], [ %cmp1.i18.i.i, %lor.rhs.i19.i.i ]
  br label %watch.exit.i
watch.exit.i:
  %20 = phi i1 [ false, %if.then.i32 ], [ %19, %lor.end.i20.i.i ]
  %conv5.i.i = zext i1 %20 to i32
  %sub.i.i = sub nsw i32 0, %conv5.i.i
  %conv6.i.i = sext i32 %epoll to i64
  %call8.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0), i64 noundef %conv6.i.i)
  %conv9.i.i = sext i32 %sub.i.i to i64
  %add.i.i = add nsw i64 %call8.i.i, %conv9.i.i
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0), i64 noundef %conv6.i.i, i64 noundef %add.i.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i64 0, i64 0), i64 noundef %conv.i, i64 noundef 0)
  br label %tell.exit
tell.exit:
  call void @__gsmack_atomic_end()
  %events.i = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %arrayidx, i32 0, i32 0
  store i32 %call1.i29, i32* %events.i, align 1
  %21 = inttoptr i64 %call5.i to i8*
  %data31.i = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %arrayidx, i32 0, i32 1
  %ptr.i = bitcast %union.epoll_data* %data31.i to i8**
  store i8* %21, i8** %ptr.i, align 1
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  %cmp33 = icmp eq i32 %call24, 0
  br i1 %cmp33, label %if.then35, label %if.end39
if.then35:
  %cmp36 = icmp sge i32 %time, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp36)
  call void @__gsmack_atomic_begin()
  %call38 = call zeroext i1 @known_ready(i32 noundef %epoll)
  %lnot = xor i1 %call38, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot)
  call void @__gsmack_atomic_end()
  br label %if.end39
if.end39:
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %fails_with.exit ], [ %call24, %if.end39 ]
  ret i32 %retval.0
}
define internal zeroext i1 @known_ready(i32 noundef %epoll) {
entry:
  br label %for.cond
for.cond:
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %ready.0 = phi i8 [ 0, %entry ], [ %ready.1, %for.inc ]
  %call = call i64 @__model_known_count()
  %cmp = icmp slt i64 %i.0, %call
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call1 = call i32 @__model_known_file(i64 noundef %i.0)
  %conv = sext i32 %call1 to i64
  %call2 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i64 0, i64 0), i64 noundef %conv)
  %conv3 = trunc i64 %call2 to i32
  %call5 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i64 noundef %conv)
  %conv6 = sext i32 %epoll to i64
  %add = add nsw i64 %conv6, 1
  %cmp7 = icmp eq i64 %call5, %add
  br i1 %cmp7, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp.i = icmp ne i32 %conv3, 0
  br i1 %cmp.i, label %land.rhs.i, label %is_open.exit
land.rhs.i:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i.i, label %is_event.exit.i.i
land.rhs.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_is_event(i32 noundef %call1)
  br label %is_event.exit.i.i
is_event.exit.i.i:
  %0 = phi i1 [ false, %land.rhs.i ], [ %call.i.i.i, %land.rhs.i.i.i ]
  br i1 %0, label %is_known.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i.i, label %is_pipe.exit.i.i
land.rhs.i3.i.i:
  %call.i2.i.i = call zeroext i1 @__model_is_pipe(i32 noundef %call1)
  br label %is_pipe.exit.i.i
is_pipe.exit.i.i:
  %1 = phi i1 [ false, %lor.rhs.i.i ], [ %call.i2.i.i, %land.rhs.i3.i.i ]
  br label %is_known.exit.i
is_known.exit.i:
  %2 = phi i1 [ true, %is_event.exit.i.i ], [ %1, %is_pipe.exit.i.i ]
  br i1 %2, label %lor.rhs.i, label %lor.end.i
lor.rhs.i:
  %div.i = udiv i32 %conv3, -2147483648
  %cmp1.i = icmp ne i32 %div.i, 0
  br label %lor.end.i
lor.end.i:
  %3 = phi i1 [ true, %is_known.exit.i ], [ %cmp1.i, %lor.rhs.i ]
  br label %is_open.exit
is_open.exit:
  %4 = phi i1 [ false, %land.lhs.true ], [ %3, %lor.end.i ]
  br i1 %4, label %if.end, label %land.lhs.true10
land.lhs.true10:
  %cmp.i10 = icmp eq i32 %conv3, 0
  br i1 %cmp.i10, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %told.exit
cond.false.i:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i.i12, label %is_event.exit.i.i13
land.rhs.i.i.i12:
  %call.i.i.i11 = call zeroext i1 @__model_is_event(i32 noundef %call1)
  br label %is_event.exit.i.i13
is_event.exit.i.i13:
  %5 = phi i1 [ false, %cond.false.i ], [ %call.i.i.i11, %land.rhs.i.i.i12 ]
  br i1 %5, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %call1.i.i = call signext i16 @__model_event_state(i32 noundef %call1)
  %conv.i.i = sext i16 %call1.i.i to i32
  br label %state_of.exit.i
cond.false.i.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i5.i.i, label %is_pipe.exit.i.i14
land.rhs.i5.i.i:
  %call.i4.i.i = call zeroext i1 @__model_is_pipe(i32 noundef %call1)
  br label %is_pipe.exit.i.i14
is_pipe.exit.i.i14:
  %6 = phi i1 [ false, %cond.false.i.i ], [ %call.i4.i.i, %land.rhs.i5.i.i ]
  br i1 %6, label %cond.true4.i.i, label %cond.false7.i.i
cond.true4.i.i:
  %call5.i.i = call signext i16 @__model_pipe_state(i32 noundef %call1)
  %conv6.i.i = sext i16 %call5.i.i to i32
  br label %cond.end.i.i
cond.false7.i.i:
  br label %cond.end.i.i
cond.end.i.i:
  %cond.i.i = phi i32 [ %conv6.i.i, %cond.true4.i.i ], [ 0, %cond.false7.i.i ]
  br label %state_of.exit.i
state_of.exit.i:
  %cond9.i.i = phi i32 [ %conv.i.i, %cond.true.i.i ], [ %cond.i.i, %cond.end.i.i ]
  %conv10.i.i = trunc i32 %cond9.i.i to i16
  %rem.i = urem i32 %conv3, 2
  %cmp1.i15 = icmp ne i32 %rem.i, 0
  %div2.i = udiv i32 %conv3, 4
  %rem3.i = urem i32 %div2.i, 2
  %cmp4.i = icmp ne i32 %rem3.i, 0
  br i1 %cmp1.i15, label %cond.true.i4.i, label %cond.false.i5.i
cond.true.i4.i:
  %conv.i3.i = sext i16 %conv10.i.i to i32
  %rem.i.i = srem i32 %conv.i3.i, 2
  br label %cond.end.i7.i
cond.false.i5.i:
  br label %cond.end.i7.i
cond.end.i7.i:
  %cond.i6.i = phi i32 [ %rem.i.i, %cond.true.i4.i ], [ 0, %cond.false.i5.i ]
  br i1 %cmp4.i, label %cond.true4.i8.i, label %cond.false7.i9.i
cond.true4.i8.i:
  %conv5.i.i = sext i16 %conv10.i.i to i32
  %div.i.i = sdiv i32 %conv5.i.i, 4
  %rem6.i.i = srem i32 %div.i.i, 2
  %mul.i.i = mul nsw i32 %rem6.i.i, 4
  br label %told_of.exit.i
cond.false7.i9.i:
  br label %told_of.exit.i
told_of.exit.i:
  %cond9.i10.i = phi i32 [ %mul.i.i, %cond.true4.i8.i ], [ 0, %cond.false7.i9.i ]
  %add.i.i = add nsw i32 %cond.i6.i, %cond9.i10.i
  %conv10.i11.i = sext i16 %conv10.i.i to i32
  %div11.i.i = sdiv i32 %conv10.i11.i, 8
  %mul12.i.i = mul nsw i32 %div11.i.i, 8
  %add13.i.i = add nsw i32 %add.i.i, %mul12.i.i
  %conv14.i.i = trunc i32 %add13.i.i to i16
  %conv.i = sext i16 %conv14.i.i to i32
  br label %told.exit
told.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ %conv.i, %told_of.exit.i ]
  %cmp12 = icmp ne i32 %cond.i, 0
  br i1 %cmp12, label %if.then, label %if.end
if.then:
  br label %if.end
if.end:
  %ready.1 = phi i8 [ %ready.0, %is_open.exit ], [ 1, %if.then ], [ %ready.0, %told.exit ], [ %ready.0, %for.body ]
  br label %for.inc
for.inc:
  %inc = add nsw i64 %i.0, 1
  br label %for.cond
for.end:
  %tobool = trunc i8 %ready.0 to i1
  ret i1 %tobool
}
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
declare dso_local i64 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i64 noundef)
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local i32 @epoll_pwait(i32 noundef %epoll, %struct.epoll_event* noundef %events, i32 noundef %most, i32 noundef %time, %struct.__sigset_t* noundef %mask) {
entry:
  %tobool = icmp ne %struct.__sigset_t* %mask, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.6, i64 0, i64 0))
  br label %if.end
if.end:
  %call = call i32 @epoll_wait(i32 noundef %epoll, %struct.epoll_event* noundef %events, i32 noundef %most, i32 noundef %time)
  ret i32 %call
}
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
declare extern_weak dso_local i32* @__errno_location()
declare extern_weak dso_local zeroext i1 @__model_is_event(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_is_pipe(i32 noundef)
declare extern_weak dso_local void @__model_wait_begins()
declare dso_local i64 @__model_known_count()
declare dso_local i32 @__model_known_file(i64 noundef)
declare extern_weak dso_local signext i16 @__model_event_state(i32 noundef)
declare extern_weak dso_local signext i16 @__model_pipe_state(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare extern_weak dso_local void @__model_cancel_end()
declare dso_local i32 @__gsmack_nondet_uint()
